import { expect, test } from "vitest";
import { ALL_AGES, searchHref, withEmptiedAges } from "./search-query.ts";

test("the first page has no number in its address", () => {
  expect(searchHref({ country: "NL" }, 1)).toBe("/members?country=NL");
  expect(searchHref({ country: "NL" }, 3)).toBe("/members?country=NL&page=3");
});

test("what is not known leaves no trace in the address", () => {
  expect(searchHref({ gender: undefined, country: undefined })).toBe("/members");
});

test("ages that were emptied are all ages, and ages that nobody asked for are the member's own wish", () => {
  const read = (address: string, query = {}) => withEmptiedAges(query, new URLSearchParams(address));
  expect(read("min_age=&max_age=")).toEqual(ALL_AGES);
  expect(read("country=NL&min_age=+&max_age=", { country: "NL" })).toEqual({ country: "NL", ...ALL_AGES });
  expect(read("country=NL", { country: "NL" })).toEqual({ country: "NL" });
  expect(read("min_age=60&max_age=", { min_age: 60 })).toEqual({ min_age: 60 });
});
