import { expect, test } from "vitest";
import { backToCard, fromSearch, searchedPages } from "./search-place.ts";

const backIn = (query: string) => new URLSearchParams(query).get("back") ?? "";

test("a card's link says which search and page it is of, and at a page's edge which page lies beside it", () => {
  const place = { query: { country: "NL" }, page: 2, last: 3 };
  const backs = [0, 2, 3, 20, 21, 23].map((index) => backIn(fromSearch({ ...place, index })));
  const page = "/members?country=NL&page=2";
  expect(backs).toEqual([`${page}#1`, `${page}#1`, page, page, `${page}#3`, `${page}#3`]);
});

test("the first page has none before it, and the last one none after it", () => {
  const place = { query: {}, page: 1, last: 1 };
  for (const index of [0, 23]) expect(fromSearch({ ...place, index })).toBe("?back=%2Fmembers");
});

test("the way back of a search leads to the card, and any other one to where it leads", () => {
  expect(backToCard("/members?page=2#3", "abc")).toBe("/members?page=2#labc");
  expect(backToCard("/members/abc/chat", "abc")).toBe("/members/abc/chat");
  expect(searchedPages("/likes")).toBeUndefined();
});
