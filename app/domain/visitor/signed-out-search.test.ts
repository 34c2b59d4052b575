import { expect, test } from "vitest";
import { maySearchSignedOut } from "./signed-out-search.ts";

test("visitors look around where the site says so, to everybody or to who came with a traffic source", () => {
  const may = (everybody: string, withSource: string, source: boolean) =>
    maySearchSignedOut({ logged_out_search: everybody, logged_out_search_trafficsource: withSource }, source);
  expect(may("yes", "no", false)).toBe(true);
  expect(may("no", "yes", false)).toBe(false);
  expect(may("no", "yes", true)).toBe(true);
  expect(may("no", "no", true)).toBe(false);
  expect(may("", "something", true)).toBe(false);
});
