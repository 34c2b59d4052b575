import { expect, test } from "vitest";
import { holds, median, quantile, slope, worstThird } from "./statistics.ts";

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

test("p99 is a value that was measured, and of few values the greatest", () => {
  const values = Array.from({ length: 200 }, (_, index) => 200 - index);
  expect([quantile(values, 0.5), quantile(values, 0.99), quantile([3, 9], 0.99)]).toEqual([100, 198, 9]);
});

test("what grows with the square root has the exponent one half", () => {
  const sizes = [10, 100, 1000];
  expect(slope(sizes.map((size) => [Math.log(size), Math.log(7 * Math.sqrt(size))]))).toBeCloseTo(0.5);
  expect(
    slope([
      [1, 4],
      [2, 4],
      [3, 4],
    ]),
  ).toBe(0);
});
