import { expect, test } from "vitest";
import { holds, median, worstThird } from "./statistics.ts";

test("the median of an even number of rounds lies between the middle two", () => {
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([9, 1, 5])).toBe(5);
});

test("the worst third is the low end of what should be high, and the high end of what should be low", () => {
  const rounds = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  expect(worstThird(rounds, { atLeast: 1 })).toBe(2);
  expect(worstThird(rounds, { atMost: 9 })).toBe(8);
});

test("a claim that only the median meets does not hold", () => {
  const rounds = [0.3, 0.31, 0.32, 0.4, 0.4, 0.4, 0.41, 0.42, 0.5];
  expect(holds(rounds, { atLeast: 0.35 })).toBe(false);
  expect(holds(rounds, { atLeast: 0.31 })).toBe(true);
});
