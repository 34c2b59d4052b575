import type { Goal } from "./part.ts";

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const [low = Number.NaN, high = low] = sorted.length % 2 ? [sorted[middle]] : sorted.slice(middle - 1, middle + 1);
  return (low + high) / 2;
}

/** The value that this share of all are at or below: 0.99 is p99. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

/** Of the line that fits these points best (least squares). Of logarithms it is a growth exponent. */
export function slope(points: readonly (readonly [x: number, y: number])[]): number {
  const mean = (of: 0 | 1) => points.reduce((sum, point) => sum + point[of], 0) / points.length;
  const [x, y] = [mean(0), mean(1)];
  const above = points.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0);
  return above / points.reduce((sum, point) => sum + (point[0] - x) ** 2, 0);
}

/** The median of the third of the rounds that is furthest from the goal, so that one slow round does not decide. */
export function worstThird(values: readonly number[], goal: Goal): number {
  const worstFirst = values.toSorted((one, other) => ("atLeast" in goal ? one - other : other - one));
  return median(worstFirst.slice(0, Math.ceil(values.length / 3)));
}

/** Does the worst third of the rounds pass? */
export function holds(values: readonly number[], goal: Goal): boolean {
  const worst = worstThird(values, goal);
  return "atLeast" in goal ? worst >= goal.atLeast : worst <= goal.atMost;
}
