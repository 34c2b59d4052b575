import { expect, test } from "vitest";
import { pageLinks, pagesAround, readPage } from "./page-links.tsx";

const words = { previous: "Previous", next: "Next", summary: "" };
const href = (page: number) => `/x?page=${page}`;

test("the first page, the neighbours and the last page have a link", () => {
  expect(pagesAround(10, 40)).toEqual([1, 8, 9, 10, 11, 12, 40]);
  expect(pagesAround(1, 2)).toEqual([1, 2]);
});

test("one page needs no links", () => {
  expect(pageLinks({ page: 1, last: 1, href, words })).toBeUndefined();
});

test("the first page has no previous one and the last page no next one", () => {
  expect(pageLinks({ page: 1, last: 3, href, words })?.previous).toBeUndefined();
  expect(pageLinks({ page: 3, last: 3, href, words })?.next).toBeUndefined();
  expect(pageLinks({ page: 2, last: 3, href, words })?.next?.props).toEqual({ href: "/x?page=3", children: "Next" });
});

test("from a page past the end the way back leads to the last one", () => {
  expect(pageLinks({ page: 9, last: 3, href, words })?.previous?.props.href).toBe("/x?page=3");
});

test("a page is a whole number from 1; anything else is the first", () => {
  expect(["7", "0", "abc", "-1", "1.5", "", null, "99999999"].map(readPage)).toEqual([7, 1, 1, 1, 1, 1, 1, 1]);
});
