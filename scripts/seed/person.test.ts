import { expect, test } from "vitest";
import { profileFacts, profileValues } from "../../app/contract/people/profile-values.ts";
import { ageOn } from "../../app/domain/account/age.ts";
import { countries } from "../../app/domain/locale/languages.ts";
import { INTERESTS_MAX } from "../../app/domain/account/limits.ts";
import { aboutProblem } from "../../app/domain/account/profile-text.ts";
import { nameProblem } from "../../app/domain/account/signup.ts";
import { regionsOf } from "../../workers/api/places/regions.ts";
import { seedMember } from "../../workers/api/seed/seed-member.ts";
import { demoConversationsOf } from "./demo-conversations.ts";
import { personNumber } from "./person.ts";
import { firstNames } from "./words/first-names.ts";

const now = Date.parse("2026-11-21T12:00:00Z");
const people = Array.from({ length: 300 }, (_, index) => personNumber(index, { now, onlyFictional: false }));

test("the same number is the same person in every run", () => {
  expect(personNumber(17, { now, onlyFictional: false })).toEqual(people[17]);
});

test("everybody is whole, adult, and lives in a town of their region", () => {
  for (const { photos: _photos, ...person } of people) {
    expect(seedMember.safeParse({ ...person, images: [] }).error, person.key).toBeUndefined();
    expect(nameProblem(person.name)).toBeUndefined();
    expect(ageOn(person.date_of_birth, "2026-11-21")).toBeGreaterThanOrEqual(42);
    const region = regionsOf(person.country).find(({ name }) => name === person.region);
    expect(region?.cities).toContain(person.city);
    expect(person.about).not.toMatch(/undefined|\{\{/);
  }
});

test("everybody is called as people of their age are, without numbers or letters behind it", () => {
  for (const { name, key } of people) expect(name, key).toMatch(/^\p{Lu}\p{Ll}+( \p{Lu}\p{Ll}+)?$/u);
  expect(firstNames("nl", "female", 84)).toContain("Corrie");
  expect(firstNames("nl", "female", 84)).not.toContain("Saskia");
  expect(firstNames("nl", "female", 52)).toContain("Saskia");
  for (const age of [43, 60, 90]) expect(firstNames("fi", "male", age).length).toBeGreaterThan(3);
  for (const { name } of [...demoConversationsOf("female"), ...demoConversationsOf("male")])
    expect(name).toMatch(/^\p{Lu}\p{Ll}+$/u);
});

test("everybody tells only what a member may tell", () => {
  for (const person of people) {
    expect(aboutProblem(person.about ?? ""), person.about ?? "").toBeUndefined();
    for (const fact of profileFacts)
      expect([undefined, null, ...profileValues[fact]], `${fact} of ${person.key}`).toContain(person[fact]);
    expect(person.interests.length).toBeLessThanOrEqual(INTERESTS_MAX);
  }
});

test("all countries have people, the Netherlands most, and a third are fictional profiles", () => {
  const inCountry = (country: string) => people.filter((person) => person.country === country).length;
  expect(countries.filter((country) => inCountry(country) === 0)).toEqual([]);
  expect(inCountry("NL")).toBeGreaterThan(60);
  expect(inCountry("GB")).toBeGreaterThan(25);
  expect(people.filter(({ fictional }) => fictional)).toHaveLength(100);
});

test("a fictional profile was never active, and elsewhere than on a demonstration all are fictional", () => {
  for (const { fictional, last_active } of people) expect(last_active === 0).toBe(fictional);
  expect(personNumber(0, { now, onlyFictional: true })).toMatchObject({ fictional: true, last_active: 0 });
});
