import type { SearchIndex } from "./bitmaps/search-index.ts";

/** Of one cached search, by the interests of who asked: whoever turns its pages has the order ready. */
const known = new WeakMap<readonly number[], Map<string, number[]>>();
const MOST_KNOWN = 20;

/** People in the order of `select`, but of each day those first who have an interest of the asker's. The recommended order, decision 0192. */
export function sharedFirst(
  { bitmaps, columns }: SearchIndex,
  numbers: readonly number[],
  interests: readonly string[],
): readonly number[] {
  const shared = interests.map((one) => bitmaps.get(`interest:${one}`)).filter(({ count }) => count > 0);
  if (shared.length === 0) return numbers;
  const orders = known.get(numbers) ?? new Map<string, number[]>();
  known.set(numbers, orders);
  const key = interests.toSorted().join();
  const kept = orders.get(key);
  if (kept) return kept;
  const words = shared.map((bitmap) => bitmap.words);
  const shares = (number: number) => words.some((one) => (((one[number >>> 5] as number) >>> (number & 31)) & 1) === 1);
  const ordered = byDay(numbers, { day: columns.get("day"), shares });
  if (orders.size >= MOST_KNOWN) orders.clear();
  orders.set(key, ordered);
  return ordered;
}

function byDay(
  numbers: readonly number[],
  { day, shares }: { day: ArrayLike<number>; shares: (number: number) => boolean },
): number[] {
  const ordered: number[] = [];
  let others: number[] = [];
  let current: number | undefined;
  for (const number of numbers) {
    if (day[number] !== current) {
      for (const other of others) ordered.push(other);
      others = [];
      current = day[number];
    }
    (shares(number) ? ordered : others).push(number);
  }
  for (const other of others) ordered.push(other);
  return ordered;
}
