import { expect, test } from "vitest";
import { profileFacts } from "../../../contract/profile-values.ts";
import { profileCards } from "./cards.ts";
import { completenessOf } from "./completeness.ts";

const asked = { cards: [...profileCards], facts: profileFacts };
const full = {
  about: "I walk",
  interests: ["chess", "walking", "the_sea"],
  seeking_min_age: 60,
  ...Object.fromEntries(profileFacts.map((fact) => [fact, "told"])),
};

test("an empty profile begins with a sentence", () => {
  expect(completenessOf({}, asked)).toEqual({ done: 0, all: 10, next: "about" });
});

test("each step leads to the next one", () => {
  expect(completenessOf({ about: "I walk", interests: ["chess", "walking"] }, asked)).toMatchObject({
    done: 1,
    next: "interests",
  });
  expect(completenessOf({ ...full, seeking_min_age: null }, asked)).toEqual({ done: 9, all: 10, next: "looking-for" });
  expect(completenessOf({ ...full, tattoos: null }, asked)).toEqual({ done: 9, all: 10, next: "facts" });
});

test("a full profile has no next step", () => {
  expect(completenessOf(full, asked)).toEqual({ done: 10, all: 10 });
});

test("what the site does not ask does not count", () => {
  const some = { cards: ["interests", "looking-for"] as const, facts: [] };
  expect(completenessOf({ interests: full.interests }, { ...some, cards: [...some.cards] })).toEqual({
    done: 1,
    all: 2,
    next: "looking-for",
  });
});

test("a photo is the first step where members can have one", () => {
  expect(completenessOf({}, asked, "missing")).toEqual({ done: 0, all: 11, next: "photo" });
  expect(completenessOf(full, asked, "there")).toEqual({ done: 11, all: 11 });
});
