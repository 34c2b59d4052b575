import type { Goal } from "./part.ts";

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const [low = Number.NaN, high = low] = sorted.length % 2 ? [sorted[middle]] : sorted.slice(middle - 1, middle + 1);
  return (low + high) / 2;
}

/** The median of the third of the rounds that speaks most against the goal: one slip of a shared machine is not in it. */
export function worstThird(values: readonly number[], goal: Goal): number {
  const worstFirst = values.toSorted((one, other) => ("atLeast" in goal ? one - other : other - one));
  return median(worstFirst.slice(0, Math.ceil(values.length / 3)));
}

/** A claim holds when its worst third still passes. */
export function holds(values: readonly number[], goal: Goal): boolean {
  const worst = worstThird(values, goal);
  return "atLeast" in goal ? worst >= goal.atLeast : worst <= goal.atMost;
}
