import { expect, test } from "vitest";
import { createFloodPace } from "./flood-pace.ts";

/** A pace after a second in which so many were turned away. */
function afterSecondOf(refusals: number) {
  let now = 0;
  const pace = createFloodPace(() => now);
  for (let time = 0; time < refusals; time += 1) pace.refused();
  now += 1000;
  return { pace, pass: (ms: number) => void (now += ms) };
}

test("a crowd is let in as fast as there are turns", () => {
  const { pace } = afterSecondOf(49);
  pace.entered();
  expect(pace.mayEnter()).toBe(true);
});

test("a flood is noticed while its first second lasts", () => {
  const pace = createFloodPace(() => 500);
  for (let time = 0; time < 49; time += 1) pace.refused();
  expect(pace.isFlood()).toBe(false);
  pace.refused();
  expect(pace.isFlood()).toBe(true);
});

test("of a flood one is let in a second, until it is over", () => {
  const { pace, pass } = afterSecondOf(50);
  expect(pace.mayEnter()).toBe(true);
  pace.entered();
  expect(pace.mayEnter()).toBe(false);
  for (let time = 0; time < 200; time += 1) pace.refused();
  pass(1000);
  expect(pace.mayEnter()).toBe(true);
  pace.entered();
  pass(999);
  expect(pace.mayEnter()).toBe(false);
  pass(1);
  pace.entered();
  expect(pace.mayEnter()).toBe(true);
});

test("a flood that ended long ago keeps nobody waiting", () => {
  const { pace, pass } = afterSecondOf(500);
  pass(60_000);
  pace.entered();
  expect(pace.mayEnter()).toBe(true);
});
