import { expect, test } from "vitest";
import { constraintsOf } from "../../../request/forms/constraints.server.ts";
import { contextIn } from "../../../../tests/support/doubles/language.ts";
import { readQuery } from "../../../request/forms/query.server.ts";
import { searchHref } from "./search-query.ts";
import { searchForms } from "./search.form.ts";

const { search } = searchForms(["NL", "BE"]);

const english = await contextIn("en");

function read(text: string) {
  return readQuery(new URLSearchParams(text), search, english);
}

function valueOf(text: string) {
  const submission = read(text);
  if (submission.status !== "success") throw new Error(JSON.stringify(submission.error));
  return submission.value;
}

/** The texts of the refused fields. */
function errorsOf(text: string) {
  const { error = {} } = read(text).reply();
  return Object.fromEntries(Object.entries(error).map(([name, one]) => [name, one?.text]));
}

test("a search is read from its address and written to it again", () => {
  const query = { gender: "female", country: "NL", countryregion: "Noord-Brabant", min_age: 55, max_age: 70 } as const;
  expect(valueOf(searchHref(query).split("?")[1] ?? "")).toEqual({ ...query, page: 1 });
});

test("empty fields are no filters, and space around a word does not count", () => {
  expect(valueOf("gender=&country=&countryregion=&min_age=&max_age=")).toEqual({ page: 1 });
  expect(valueOf("min_age=+60+&countryregion=+Utrecht")).toEqual({ page: 1, min_age: 60, countryregion: "Utrecht" });
});

test("choices that no list offers are dropped, and so are those that are made twice", () => {
  expect(valueOf("gender=robot&country=XX&page=-3&open=maybe&other=1&__intent__=%7B&a%5B99999999%5D=1")).toEqual({
    page: 1,
  });
  expect(valueOf("gender=male&gender=female&country=NL&country=BE&page=2&page=3")).toEqual({ page: 1 });
});

test("ages outside 18 to 120, words, and an age twice are refused at their own field with what was typed", () => {
  const text = "Please give an age in whole years, from 18 to 120.";
  for (const typed of ["17", "121", "old", "-60", "6e1", "60.5", "1234"]) {
    expect(errorsOf(`min_age=${typed}`), typed).toEqual({ min_age: text });
    expect(read(`min_age=${typed}&gender=female`).reply().initialValue).toEqual({ min_age: typed, gender: "female" });
  }
  expect(errorsOf("max_age=60&max_age=70")).toEqual({ max_age: text });
  expect(valueOf("min_age=18&max_age=120")).toEqual({ min_age: 18, max_age: 120, page: 1 });
});

test("a lowest age above the highest is refused at the lowest", () => {
  expect(Object.keys(errorsOf("min_age=70&max_age=60"))).toEqual(["min_age"]);
  expect(valueOf("min_age=60&max_age=60")).toMatchObject({ min_age: 60 });
});

test("the API has no page beyond the hundredth", () => {
  expect(valueOf("page=99999").page).toBe(100);
});

test("a phone shows its digits for an age", () => {
  const age = { maxLength: 3, pattern: String.raw`^\d{1,3}$` };
  expect(constraintsOf(search)).toMatchObject({ min_age: age, max_age: age });
});

test("no filter has to be filled in", () => {
  // The page is in links only.
  const { page: _page, ...fields } = constraintsOf(search);
  expect(JSON.stringify(fields)).not.toContain("required");
});
