import { expect, test } from "vitest";
import { interests } from "../../../workers/api/interests.ts";
import { personNumber } from "../person.ts";
import { randomFrom } from "../random.ts";
import { drawFace } from "./face.ts";
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

test("the years draw lines into a face", () => {
  const linesAt = (age: number) => {
    const face = { key: "piet", gender: "male", hair_colour: "grey", age } as const;
    const drawing = drawFace(face, randomFrom(1, "piet"), { kind: "shirtVNeck", colour: "3f4b78" });
    return /<path d="([^"]+)" fill="none" stroke="#2b1a12"/.exec(drawing)?.[1]?.split("M").length ?? 0;
  };
  const counts = [45, 55, 62, 70, 80].map(linesAt);
  expect(counts).toEqual([...counts].toSorted((a, b) => a - b));
  expect(new Set(counts).size).toBe(5);
});
