import { expect, test } from "vitest";
import { profileFacts } from "../../../../contract/people/profile-values.ts";
import { profileCards } from "../cards.ts";
import { completenessOf } from "./completeness.ts";

const asked = { cards: [...profileCards], facts: profileFacts };
const full = {
  about: "I walk",
  interests: ["chess", "walking", "the_sea"],
  ...Object.fromEntries(profileFacts.map((fact) => [fact, "told"])),
};

test("an empty profile begins with a sentence", () => {
  expect(completenessOf({}, asked)).toEqual({ done: 0, all: 9, next: "about" });
});

test("each step leads to the next one", () => {
  expect(completenessOf({ about: "I walk", interests: ["chess", "walking"] }, asked)).toMatchObject({
    done: 1,
    next: "interests",
  });
  expect(completenessOf({ ...full, tattoos: null }, asked)).toEqual({ done: 8, all: 9, next: "facts" });
});

test("a full profile has no next step", () => {
  expect(completenessOf(full, asked)).toEqual({ done: 9, all: 9 });
});

test("what the site does not ask does not count", () => {
  expect(completenessOf({ interests: full.interests }, { cards: ["interests", "looking-for"], facts: [] })).toEqual({
    done: 1,
    all: 1,
  });
});

test("a photo is the first step where members can have one", () => {
  expect(completenessOf({}, asked, "missing")).toEqual({ done: 0, all: 10, next: "photo" });
  expect(completenessOf(full, asked, "there")).toEqual({ done: 10, all: 10 });
});

test("a text that is inspected counts", () => {
  expect(completenessOf({ about_held: "www.example.org" }, asked)).toMatchObject({ done: 1, next: "interests" });
});
