import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Countdown } from "./countdown.tsx";

test("without a script the end stands in words, as a timer with a name", () => {
  const html = renderToStaticMarkup(
    <Countdown
      until="2026-11-22T13:05:00.000Z"
      now={Date.UTC(2026, 10, 22, 12)}
      label="Your discount ends"
      end="at 14:05"
      sayMinutes={(minutes) => `${minutes} minutes left`}
      over="It is over"
    />,
  );
  expect(html).toMatch(/role="timer" aria-label="Your discount ends"/);
  expect(html).toMatch(/<time dateTime="2026-11-22T13:05:00.000Z"[^>]*>at 14:05<\/time>/);
  expect(html).toMatch(/<span role="status"[^>]*><\/span>/);
  expect(html).not.toContain("aria-hidden");
  expect(html).not.toContain("minutes left");
});
