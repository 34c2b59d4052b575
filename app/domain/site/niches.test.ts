import { expect, test } from "vitest";
import { MAX_AGE, MIN_AGE } from "../account/age.ts";
import { agesToStart, firstNiche, nicheOf, niches, searchStart } from "./niches.ts";

test("a site called after a niche begins as one, and its number says so again", () => {
  for (const [number, name] of Object.entries(niches)) {
    expect(firstNiche(name), name).toBe(Number(number));
    expect(nicheOf({ niche: Number(number) })).toBe(name);
  }
});

test("any other site, and any other number, is about nothing in particular", () => {
  for (const id of ["periwinkle", "toString", ""]) expect(firstNiche(id), id).toBe(1);
  for (const niche of [0, 8, 1.5, -1, Number.NaN]) expect(nicheOf({ niche }), String(niche)).toBe("general");
});

test("a visitor's search begins with those whom the site is about, of an age that somebody can have", () => {
  expect(searchStart("general")).toEqual({ gender: "female" });
  expect(searchStart("gay").gender).toBe("male");
  expect(searchStart("gilf").min_age).toBe(60);
  for (const niche of Object.values(niches)) {
    const { min_age = MIN_AGE, max_age = MAX_AGE } = searchStart(niche);
    expect(min_age >= MIN_AGE && min_age < max_age && max_age <= MAX_AGE, niche).toBe(true);
  }
});

test("a member's ages begin as the site's only for who seeks those whom it is about", () => {
  const [gilf, milf] = [firstNiche("gilf"), firstNiche("milf")];
  expect(agesToStart({ niche: gilf }, "female")).toEqual({ min_age: 60 });
  expect(agesToStart({ niche: milf }, "female")).toEqual({ max_age: 65 });
  expect(agesToStart({ niche: gilf }, "male")).toEqual({});
  expect(agesToStart({ niche: 1 }, "female")).toEqual({});
});
