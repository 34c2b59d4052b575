import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { EnterButton } from "./enter-button.tsx";

test("what Enter presses is there without being seen, reached or read out", () => {
  const html = renderToStaticMarkup(<EnterButton name="decision" value="refuse" />);
  expect(html).toMatch(/^<button (?=.*name="decision")(?=.*aria-hidden="true")(?=.*tabindex="-1")(?!.*hidden="")/);
});
