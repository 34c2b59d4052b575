import { DAY_MS } from "../../../../../app/domain/locale/day.ts";
import { positionIn } from "../../../places/spot.ts";
import { kmBetween } from "../../../places/distance.ts";
import type { Filter } from "../filter.ts";
import { byKey } from "./by-key.ts";
import { today } from "./days.ts";
import { livingIn } from "./near.ts";
import type { SearchIndex } from "./search-index.ts";
import { select, type Choice } from "./select.ts";
import { expectedPeople, stepwise, type Way } from "./stepwise.ts";
import { onlineNames, signedUpNames } from "./values.ts";
import { walk } from "./walk.ts";

export type Sort = NonNullable<Filter["sort"]>;

interface Asked {
  limit: number;
  now: number;
}

/** Of the order: further than any two towns of a country. */
const NOWHERE = 2 ** 15;
/** In minutes. */
const A_DAY = 1_440;
/** In days: no day of the index stands for more. */
const QUARTER = 92;
/** With no more than so many times the limit, all are put in order at once. */
const FEW = 4;

/** As `select`, in another order. What it costs grows with `limit`, and by little with each thousand people. Decision 0192. */
export function sorted(index: SearchIndex, choice: Choice, sort: Sort, asked: Asked): number[] {
  if (sort.by === "nearest") return nearest(index, choice, sort.from, asked);
  if (sort.by === "newest") return newest(index, choice, asked);
  return lastActive(index, choice, asked);
}

/** Towns by their distance, in whole kilometres; in each of them as `select` has them, and at the end whose town is not known. */
function nearest(index: SearchIndex, choice: Choice, from: number, { limit }: Asked): number[] {
  const km = distancesFrom(index, from);
  const column = index.columns.get("spot");
  const key = (number: number) => km.get(column[number] as number) ?? NOWHERE;
  const all = () => byKey(select(index, choice, Infinity), key, limit);
  if (isFew(index, choice, limit)) return all();
  const rings = [...Map.groupBy(km.keys(), (spot) => km.get(spot) ?? 0)]
    .toSorted(([one], [other]) => one - other)
    .map(([, spots]) => ({ spots, count: spots.reduce((people, spot) => people + (index.spots.get(spot) ?? 0), 0) }));
  return stepwise(rings, { limit, all, share: choice.share }, (some, left) => {
    const { within, tests, share } = livingIn(index, new Set(some.flatMap(({ spots }) => spots)));
    const those = {
      ...choice,
      within: [...choice.within, ...within],
      tests: [...choice.tests, ...tests],
      share: choice.share * share,
    };
    return some.length === 1 ? select(index, those, left) : byKey(select(index, those, Infinity), key, left);
  });
}

function distancesFrom(index: SearchIndex, from: number): Map<number, number> {
  const place = positionIn(from);
  return new Map([...index.spots.keys()].map((spot) => [spot, Math.round(kmBetween(place, positionIn(spot)))]));
}

/** The day of the sign-up, the latest first; at the end those of whom nobody knows it, as fictional profiles. */
function newest(index: SearchIndex, choice: Choice, { limit, now }: Asked): number[] {
  const days = index.columns.get("signed_up");
  const inOrder = (those: Choice, most: number) =>
    byKey(everybody(index, those), (number) => -(days[number] as number), most);
  const all = () => inOrder(choice, limit);
  if (isFew(index, choice, limit)) return all();
  const weeks = signedUpNames(0, today(now)).toReversed();
  return byBitmaps(index, choice, { names: weeks, inOrder, limit, all });
}

/**
 * The minute of the last activity, the latest first. Of who hides it only the day counts, as in every search: they follow those of that
 * day. Fictional profiles, which are never active, come last.
 */
function lastActive(index: SearchIndex, choice: Choice, { limit, now }: Asked): number[] {
  const fictional = index.bitmaps.get("fictional");
  const real = realOnly(index, choice, limit, now);
  if (real.length === limit || choice.without.includes(fictional)) return real;
  return [...real, ...select(index, { ...choice, within: [...choice.within, fictional] }, limit - real.length)];
}

function realOnly(index: SearchIndex, choice: Choice, limit: number, now: number): number[] {
  const real = { ...choice, without: [...choice.without, index.bitmaps.get("fictional")] };
  const [minutes, days] = [index.columns.get("minute"), index.columns.get("day")];
  // Of a day, a week or a quarter those come last of whom nobody knows the minute.
  const minuteOf = (number: number) => (minutes[number] as number) || ((days[number] as number) - QUARTER) * A_DAY;
  const byMinute = (numbers: number[]) => byKey(numbers, (number) => -minuteOf(number), Infinity);
  const inOrder = (those: Choice, most: number) =>
    byKey(byMinute(everybody(index, those)), (number) => -(days[number] as number), most);
  const latest = index.latest(expectedPeople(choice, limit));
  const all = () => inOrder(real, limit);
  if (latest.length === index.days.length) return all();
  const together = index.together(latest);
  const soon = () => {
    const found = inOrder({ ...real, within: [...real.within, together] }, limit);
    return found.length === limit ? found : all();
  };
  if (isFew(index, { ...choice, share: (choice.share * together.count) / index.size }, limit)) return soon();
  const windows = onlineNames(today(now) * DAY_MS, now).toReversed();
  return byBitmaps(index, real, { names: windows, inOrder, limit, all: soon });
}

interface Bands extends Omit<Way, "share"> {
  /** Bitmaps that each hold whoever comes before all of the next one. */
  names: readonly string[];
  inOrder: (choice: Choice, limit: number) => number[];
}

function byBitmaps(index: SearchIndex, choice: Choice, { names, inOrder, ...way }: Bands): number[] {
  return stepwise(bandsOf(index, names), { ...way, share: choice.share }, (some, left) => {
    const those = index.bitmaps.union(some.map(({ name }) => name));
    return inOrder({ ...choice, within: [...choice.within, those] }, left);
  });
}

/** One after the other, as each is read from disk when it is first asked for. */
function* bandsOf({ bitmaps }: SearchIndex, names: readonly string[]) {
  for (const name of names) yield { name, count: bitmaps.get(name).count };
}

function isFew({ size }: SearchIndex, { share }: Choice, limit: number): boolean {
  return share * size <= FEW * limit;
}

/** All who are wanted, shuffled. */
function everybody({ bitmaps }: SearchIndex, choice: Choice): number[] {
  const numbers: number[] = [];
  walk(choice, bitmaps.length, (some, length) => {
    for (let at = 0; at < length; at += 1) numbers.push(some[at] as number);
    return true;
  });
  return numbers;
}
