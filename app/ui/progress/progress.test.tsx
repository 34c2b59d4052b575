import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Progress } from "./progress.tsx";

test("a progress bar is served as the browser's own, with its name and its words", () => {
  const html = renderToStaticMarkup(<Progress label="Your photo" value={40} valueText="40 %" />);
  expect(html).toMatch(
    /^<progress [^>]*value="40" max="100" aria-label="Your photo" aria-valuetext="40 %"><\/progress>$/,
  );
  expect(html).not.toContain("style=");
});

test("without a value nobody knows how long it takes", () => {
  const html = renderToStaticMarkup(<Progress label="Your photo" valueText="On its way" />);
  expect(html).not.toContain("value=");
});
