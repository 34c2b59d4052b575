import { expect, test } from "vitest";
import { searchIn, searchText } from "./search-words.ts";

test("an address is the search that it asks, and the other way round", () => {
  const asked = "gender=female&countryregion=Utrecht&min_age=60&photo=yes";
  expect(searchIn(new URLSearchParams(asked))).toEqual({
    gender: "female",
    min_age: 60,
    countryregion: "Utrecht",
    photo: "yes",
  });
  expect(searchText(searchIn(new URLSearchParams(asked)))).toBe(asked);
});

test("ages the wrong way round are turned", () => {
  expect(searchIn(new URLSearchParams("min_age=90&max_age=60"))).toEqual({ min_age: 60, max_age: 90 });
});

test("what is no search, or a wrong one, is left out", () => {
  expect(searchIn(new URLSearchParams("save=1&gender=other&min_age=7&max_age=&page=3"))).toEqual({});
});
