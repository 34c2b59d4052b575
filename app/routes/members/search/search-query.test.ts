import { expect, test } from "vitest";
import { searchHref } from "./search-query.ts";

test("the first page has no number in its address", () => {
  expect(searchHref({ country: "NL" }, 1)).toBe("/members?country=NL");
  expect(searchHref({ country: "NL" }, 3)).toBe("/members?country=NL&page=3");
});

test("what is not known leaves no trace in the address", () => {
  expect(searchHref({ gender: undefined, country: undefined })).toBe("/members");
});
