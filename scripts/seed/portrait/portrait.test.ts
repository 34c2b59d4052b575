import { expect, test } from "vitest";
import { shapesOf } from "../../../app/ui/portrait/shapes-of.ts";
import { interests } from "../../../workers/api/interests.ts";
import { personNumber } from "../person.ts";
import { randomFrom } from "../random.ts";
import { lookOf } from "./look-of.ts";
import { portrait } from "./portrait.ts";
import { drawScene, type SceneName, sceneFor } from "./scene.ts";

const person = personNumber(3, { now: Date.parse("2026-11-21T12:00:00Z"), onlyFictional: false });
const sceneOf = (interest: string) => sceneFor({ key: "anna", interests: [interest] }, 0);
const picture = (take = 0, wishes = {}) => Buffer.from(portrait({ ...person, ...wishes }, take)).toString("base64");

test("a person's picture is the same each time, another take is another, and a year later it is the same face", () => {
  expect(picture()).toBe(picture());
  expect(picture(1)).not.toBe(picture());
  expect(picture(0, { key: "somebody else" })).not.toBe(picture());
  const { date_of_birth, signup_date } = personNumber(3, {
    now: Date.parse("2027-11-21T12:00:00Z"),
    onlyFictional: false,
  });
  expect(picture(0, { date_of_birth, signup_date })).toBe(picture());
});

test("every interest has a place, each drawn in few shapes and in whole numbers", () => {
  const places = new Set<SceneName>(interests.map(sceneOf));
  // Without interests it is any place, the same for the same person.
  expect(sceneFor({ key: "anna", interests: [] }, 0)).toBe(sceneFor({ key: "anna", interests: [] }, 0));
  for (const [alone, name] of interests.map((interest) => [interest, sceneOf(interest)] as const))
    expect(sceneFor({ key: "anna", interests: [alone, "an interest of tomorrow"] }, 1)).toBe(name);
  expect(places.size).toBeGreaterThan(15);
  for (const name of places) {
    const drawing = drawScene(name, randomFrom(1, name));
    expect(drawing, name).not.toMatch(/undefined|NaN/);
    expect(drawing.length, name).toBeLessThan(6000);
  }
});

test("the second picture is of another interest", () => {
  const order = { key: "anna", interests: ["the_sea", "reading"] };
  expect(new Set([sceneFor(order, 0), sceneFor(order, 1)])).toEqual(new Set(["sea", "books"]));
});

const strangers = (gender: "female" | "male") =>
  Array.from({ length: 200 }, (_, at) => {
    const age = 50 + (at % 36);
    return lookOf(
      { gender, hair_colour: gender === "male" && at % 7 === 0 ? "bald" : "grey", age },
      randomFrom(at, "who"),
    );
  });

test("the years draw lines into a face, and only into it", () => {
  const at = (age: number) => lookOf({ gender: "male", hair_colour: "grey", age }, randomFrom(1, "piet"));
  const counts = [45, 55, 62, 80].map((age) => {
    const drawing = shapesOf({ ...at(age), top: "#fff" });
    return drawing.flatMap(({ d, stroke }) => (stroke ? d.split("M") : [])).length;
  });
  expect(counts).toEqual([...new Set(counts)].toSorted((a, b) => a - b));
  expect({ ...at(80), years: 0 }).toEqual({ ...at(45), years: 0 });
});

test("who is of one age and one hair colour is many people, men and women told apart", () => {
  const [women, men] = [strangers("female"), strangers("male")];
  for (const looks of [women, men]) {
    const heads = looks.map(({ behind, over, beard, glasses }) => [behind, over, beard, glasses].join());
    expect(new Set(heads).size).toBeGreaterThan(40);
    for (const look of looks)
      expect(JSON.stringify(shapesOf({ ...look, top: "#fff" }, { large: true }))).not.toMatch(/undefined|NaN|null/);
  }
  expect(women.every(({ lashes, beard, over }) => lashes && !beard && over)).toBe(true);
  expect(men.some(({ lashes, earrings, lips }) => lashes ?? earrings ?? lips)).toBe(false);
  expect(new Set(men.map(({ over }) => over)).has(undefined)).toBe(true);
});
