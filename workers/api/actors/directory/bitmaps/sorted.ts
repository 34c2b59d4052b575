import { DAY_MS } from "../../../../../app/domain/locale/day.ts";
import { positionIn } from "../../../places/spot.ts";
import { kmBetween } from "../../../places/distance.ts";
import type { Filter } from "../filter.ts";
import { today } from "./days.ts";
import type { SearchIndex } from "./search-index.ts";
import { select, type Choice } from "./select.ts";
import { onlineNames, signedUpNames, spotName } from "./values.ts";
import { walk } from "./walk.ts";

export type Sort = NonNullable<Filter["sort"]>;

interface Asked {
  limit: number;
  now: number;
}

/** With no more than so many times the limit, all are put in order at once. */
const FEW = 4;
/** Steps from the first ones on, until there are enough. */
const MOST_STEPS = 48;

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
  const all = () =>
    byKey(select(index, choice, Infinity), (number) => km.get(column[number] as number) ?? Infinity, limit);
  if (isFew(index, choice, limit)) return all();
  const rings = [...Map.groupBy(km.keys(), (spot) => km.get(spot) ?? 0)].toSorted(([one], [other]) => one - other);
  return stepwise(rings, { limit, all }, ([, spots], left) => {
    const there = index.bitmaps.union(spots.map(spotName));
    const share = (choice.share * there.count) / index.size;
    return there.count === 0 ? [] : select(index, { ...choice, within: [...choice.within, there], share }, left);
  });
}

function distancesFrom(index: SearchIndex, from: number): Map<number, number> {
  const place = positionIn(from);
  return new Map([...index.spots.keys()].map((spot) => [spot, Math.round(kmBetween(place, positionIn(spot)))]));
}

/** The day of the sign-up, the latest first; at the end those of whom nobody knows it, as fictional profiles. */
function newest(index: SearchIndex, choice: Choice, { limit, now }: Asked): number[] {
  const days = index.columns.get("signed_up");
  const key = (number: number) => -(days[number] as number);
  const all = () => byKey(everybody(index, choice), key, limit);
  if (isFew(index, choice, limit)) return all();
  const months = signedUpNames(0, today(now))
    .toReversed()
    .slice(0, MOST_STEPS + 1);
  return stepwise(months, { limit, all }, (month, left) => {
    const those = index.bitmaps.get(month);
    return byKey(everybody(index, { ...choice, within: [...choice.within, those] }), key, left);
  });
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
  const key = (number: number) => -((days[number] as number) * A_DAY + (minutes[number] as number));
  const latest = index.latest((limit * MARGIN) / choice.share);
  const all = () => byKey(everybody(index, real), key, limit);
  if (latest.length === index.days.length) return all();
  const together = index.together(latest);
  const soon = () => {
    const found = byKey(everybody(index, { ...real, within: [...real.within, together] }), key, limit);
    return found.length === limit ? found : all();
  };
  if (isFew(index, { ...choice, share: (choice.share * together.count) / index.size }, limit)) return soon();
  const start = today(now) * DAY_MS;
  return stepwise(onlineNames(start, now).toReversed(), { limit, all: soon }, (window, left) => {
    const those = index.bitmaps.get(window);
    return those.count === 0 ? [] : byKey(everybody(index, { ...real, within: [...real.within, those] }), key, left);
  });
}

/** Of the order: more than any minute since 1970. */
const A_DAY = 2 ** 32;
/** What is expected to be enough may be a little less. */
const MARGIN = 1.5;

function isFew({ size }: SearchIndex, { share }: Choice, limit: number): boolean {
  return share * size <= FEW * limit;
}

/** From the first step on until there are enough; where these are many steps, `all` at once. */
function stepwise<Step>(
  steps: readonly Step[],
  { limit, all }: { limit: number; all: () => number[] },
  found: (step: Step, left: number) => number[],
): number[] {
  const numbers: number[] = [];
  for (const step of steps.slice(0, MOST_STEPS)) {
    for (const number of found(step, limit - numbers.length)) numbers.push(number);
    if (numbers.length === limit) return numbers;
  }
  return all();
}

/** All who are wanted, shuffled. */
function everybody({ bitmaps }: SearchIndex, choice: Choice): number[] {
  const numbers: number[] = [];
  walk(choice, bitmaps.length, (number) => {
    if (choice.fits(number)) numbers.push(number);
    return true;
  });
  return numbers;
}

/** The first `limit` by a number of theirs, the least first; the same ones stay as they were. */
function byKey(numbers: number[], key: (number: number) => number, limit: number): number[] {
  const groups = Map.groupBy(numbers, key);
  const ordered: number[] = [];
  for (const one of [...groups.keys()].toSorted((first, second) => first - second)) {
    for (const number of groups.get(one) ?? []) ordered.push(number);
    if (ordered.length >= limit) break;
  }
  return ordered.slice(0, limit);
}
