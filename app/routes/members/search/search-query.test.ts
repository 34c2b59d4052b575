import { expect, test } from "vitest";
import { readSearch, searchHref } from "./search-query.ts";

const read = (text: string) => readSearch(new URLSearchParams(text), ["NL", "BE"]);

test("a search is read from its address and written to it again", () => {
  const query = { gender: "female", country: "NL", countryregion: "Noord-Brabant", min_age: 55, max_age: 70 } as const;
  expect(read(searchHref(query).split("?")[1] ?? "").query).toEqual(query);
});

test("empty fields are no filters and leave no trace in the address", () => {
  const { query } = read("gender=&country=&countryregion=&min_age=&max_age=");
  expect(searchHref(query)).toBe("/members");
});

test("choices that no list offers are dropped", () => {
  const { query } = read("gender=robot&country=XX&page=-3");
  expect(query.gender).toBeUndefined();
  expect(query.country).toBeUndefined();
});

test("ages outside 18 to 120, and words, are refused at their own field with what was typed", () => {
  for (const typed of ["17", "121", "old", "-60", "6e1", "60.5"]) {
    const { errors, typed: values } = read(`min_age=${typed}`);
    expect(errors).toEqual({ min_age: "age_invalid", max_age: undefined });
    expect(values.min_age).toBe(typed);
  }
  expect(read("min_age=18&max_age=120").errors).toEqual({});
});

test("a lowest age above the highest is refused at the lowest", () => {
  expect(read("min_age=70&max_age=60").errors.min_age).toBe("ages_swapped");
  expect(read("min_age=60&max_age=60").errors.min_age).toBeUndefined();
});

test("the API has no page beyond the hundredth", () => {
  expect(read("page=99999").page).toBe(100);
});

test("the first page has no number in its address", () => {
  expect(searchHref({ country: "NL" }, 1)).toBe("/members?country=NL");
  expect(searchHref({ country: "NL" }, 3)).toBe("/members?country=NL&page=3");
});
