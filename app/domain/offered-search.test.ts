import { expect, test } from "vitest";
import { searchFields } from "../contract/people/discovery.ts";
import { offeredSearch, offersSearch, searchFieldNames } from "./offered-search.ts";

test("every filter of the contract has its name here, and without settings all are offered", () => {
  expect([...searchFieldNames].toSorted()).toEqual(Object.keys(searchFields.shape).toSorted());
  expect(searchFieldNames.every((name) => offersSearch({}, name))).toBe(true);
  expect(searchFieldNames.every((name) => offersSearch({ search_fields: null }, name))).toBe(true);
});

test("only what a site offers is left of a search, and its page", () => {
  const query = { gender: "male", reason: "love", page: 2 };
  expect(offeredSearch(query, { search_fields: ["gender"] })).toEqual({ gender: "male", page: 2 });
  expect(offeredSearch(query, {})).toBe(query);
});

test("what a site's profiles do not show is not searched for", () => {
  const query = { relationship_status: "widowed", reason: "love", shared: "yes", text: "garden", photo: "yes" };
  expect(offeredSearch(query, { visible_profile_fields: ["reason"], visible_profile_notes: [] })).toEqual({
    reason: "love",
    photo: "yes",
  });
});
