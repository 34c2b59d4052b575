import { expect, test } from "vitest";
import { createTokenBuckets } from "./token-buckets.ts";

function someTurns() {
  let now = 0;
  const turns = createTokenBuckets({ now: () => now, burst: 4, perMinute: 60 });
  /** How many of so many are let through. */
  const taken = (key: string, times = 10) =>
    Array.from({ length: times }, () => turns.take(key)).filter(Boolean).length;
  return { turns, taken, pass: (ms: number) => void (now += ms) };
}

test("a key has its turns, and gets them back by and by", () => {
  const { taken, pass } = someTurns();
  expect(taken("192.0.2.1")).toBe(4);
  pass(1000);
  expect(taken("192.0.2.1")).toBe(1);
  pass(60_000);
  expect(taken("192.0.2.1")).toBe(4);
});

test("a turn that led to nothing comes back, and looking takes none", () => {
  const { turns, taken } = someTurns();
  taken("192.0.2.1");
  expect(turns.has("192.0.2.1")).toBe(false);
  turns.restore("192.0.2.1");
  expect(turns.has("192.0.2.1")).toBe(true);
  expect(turns.has("192.0.2.1")).toBe(true);
  expect(taken("192.0.2.1")).toBe(1);
});

test("one key takes nothing from others, but for the very few that it meets twice", () => {
  const { taken } = someTurns();
  taken("192.0.2.1", 10_000);
  const others = Array.from({ length: 1000 }, (_, at) => taken(`198.51.${Math.floor(at / 250)}.${at % 250}`, 1));
  expect(others.filter((count) => count === 0).length).toBeLessThanOrEqual(5);
});

test("a hundred thousand made-up keys are forgotten seconds later", () => {
  const { turns, taken, pass } = someTurns();
  for (let key = 0; key < 100_000; key += 1) turns.take(`made up ${key}`);
  pass(4000);
  expect(taken("192.0.2.1")).toBe(4);
});
