import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Tabs } from "./tabs.tsx";

const html = renderToStaticMarkup(
  <Tabs
    label="Kinds of likes"
    tabs={[
      { link: <a href="/likes">Received</a>, count: 0, current: false },
      { link: <a href="/likes/given">Given</a>, count: 128, current: true },
      { link: <a href="/likes/matches">Matches</a>, current: false },
    ]}
  />,
);

test("tabs are links in a navigation with a name", () => {
  expect(html).toMatch(/^<nav aria-label="Kinds of likes"><ul/);
  expect(html.match(/<a href="[^"]+"/g)).toEqual([
    '<a href="/likes"',
    '<a href="/likes/given"',
    '<a href="/likes/matches"',
  ]);
});

test("only the tab of this page is current", () => {
  expect(html.match(/aria-current/g)).toHaveLength(1);
  expect(html).toMatch(/<a href="\/likes\/given"[^>]* aria-current="page">/);
});

test("a tab shows its count, zero too, and none where there is none", () => {
  expect([...html.matchAll(/<span[^>]*>(\d+)<\/span>/g)].map(([, count]) => count)).toEqual(["0", "128"]);
});
