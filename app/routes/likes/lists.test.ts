import { expect, test } from "vitest";
import { isTab, likeLists } from "./lists.ts";

const ids = (cards: { id: string }[]) => cards.map(({ id }) => id);

test("received likes come new first, else in the API's order", () => {
  const liked_by = [{ id: "a" }, { id: "b", like_new: true }, { id: "c" }, { id: "d", like_new: true }];
  expect(ids(likeLists({ profiles: [], liked_by }).received)).toEqual(["b", "d", "a", "c"]);
});

test("a member in both lists is a match, even when the API gives only ids", () => {
  const lists = likeLists({ profiles: [{ id: "a" }, { id: "b" }], liked_by: [{ id: "b" }, { id: "c" }] });
  expect(ids(lists.matches)).toEqual(["b"]);
  expect(lists.received.map(({ liked }) => liked)).toEqual([true, false]);
});

test("deleted people are in no list", () => {
  const deleted = { id: "a", deleted: true };
  expect(likeLists({ profiles: [deleted], liked_by: [deleted] })).toEqual({ received: [], given: [], matches: [] });
});

test("there are three tabs and no others", () => {
  expect(["received", "given", "matches", "m", "constructor"].map(isTab)).toEqual([true, true, true, false, false]);
});
