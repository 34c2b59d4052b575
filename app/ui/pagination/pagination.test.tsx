import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Pagination } from "./pagination.tsx";

const pages = [
  { href: "?page=1", text: "1", current: true },
  { href: "?page=2", text: "2", current: false },
];

test("only the current page is marked", () => {
  const html = renderToStaticMarkup(<Pagination label="Pages" pages={pages} />);
  expect(html.match(/aria-current="page"[^>]*>1</g)).toHaveLength(1);
  expect(html.match(/aria-current/g)).toHaveLength(1);
});

test("the first page has no way back, and the way on is a link", () => {
  const html = renderToStaticMarkup(
    <Pagination label="Pages" pages={pages} next={{ href: "?page=2", text: "Next" }} />,
  );
  expect(html).not.toContain('rel="prev"');
  expect(html).toMatch(/<a href="\?page=2" rel="next"/);
});
