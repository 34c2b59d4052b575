import { expect, test } from "vitest";
import { backoff } from "./backoff.ts";

test("each wait is about twice the last, never over a minute", () => {
  expect([0, 1, 2, 3].map((attempt) => backoff(attempt, () => 1))).toEqual([1000, 2000, 4000, 8000]);
  expect(backoff(40, () => 1)).toBe(60_000);
});

test("a random part changes each wait by up to a half", () => {
  expect(backoff(0, () => 0)).toBe(500);
  expect(backoff(0, () => 0.5)).toBe(750);
});
