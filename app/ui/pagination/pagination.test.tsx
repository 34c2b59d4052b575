import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Pagination } from "./pagination.tsx";

const pages = [
  { link: <a href="?page=1">1</a>, current: true },
  { link: <a href="?page=2">2</a>, current: false },
];

test("only the current page is marked", () => {
  const html = renderToStaticMarkup(<Pagination label="Pages" pages={pages} />);
  expect(html.match(/aria-current="page"[^>]*>1</g)).toHaveLength(1);
  expect(html.match(/aria-current/g)).toHaveLength(1);
});

test("the first page has no way back, and the way on is a link", () => {
  const html = renderToStaticMarkup(<Pagination label="Pages" pages={pages} next={<a href="?page=2">Next</a>} />);
  expect(html).not.toContain('rel="prev"');
  expect(html).toMatch(/<a[^>]* rel="next"[^>]*>Next</);
});
