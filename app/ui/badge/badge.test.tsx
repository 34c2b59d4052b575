import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Badge } from "./badge.tsx";

test.each([
  [0, ">0<"],
  [99, ">99<"],
  [100, ">99+<"],
])("a count of %i is drawn as %s", (count, drawn) => {
  expect(renderToStaticMarkup(<Badge count={count} label="unread" tone="unread" />)).toContain(drawn);
});

test("screen readers hear the words and not the number", () => {
  const html = renderToStaticMarkup(<Badge count={120} label="120 unread messages" tone="unread" />);
  expect(html).toContain('<span aria-hidden="true">99+</span>');
  expect(html).toMatch(/<span class="[^"]+">120 unread messages<\/span>/);
});
