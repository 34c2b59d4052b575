import { gender as genders } from "../../../../../app/contract/scalars.ts";
import type { Filter } from "../filter.ts";
import type { Bitmap } from "./bitmaps.ts";
import type { SearchIndex } from "./search-index.ts";
import type { Choice } from "./select.ts";
import { bornBefore, bornDay, bornUntil, coupleOf, yearsBetween } from "./values.ts";

/** What a filter asks for in bitmaps, and the exact test of whom they leave. */
export function choiceOf(index: SearchIndex, { gender, seeking, regions, born }: Filter): Choice {
  const { bitmaps, size } = index;
  const sought = seeking === undefined ? genders.options : [seeking];
  const within = [bitmaps.union(sought.map((one) => coupleOf({ gender, seeking: one })))];
  if (regions) within.push(bitmaps.union([...new Set(regions)].map((region) => `region:${region}`)));
  const share = within.reduce((all, { count }) => (all * count) / size, 1);
  const choice: Choice = { within, without: [], share, fits: () => true };
  return born ? withAges(index, choice, born) : choice;
}

/** Whole years by bitmaps, of which two stand for more years than were asked for; the days by the column. */
function withAges(
  { bitmaps, columns, size }: SearchIndex,
  choice: Choice,
  { from, until }: NonNullable<Filter["born"]>,
): Choice {
  const [latest, earlier] = [bornUntil(yearOf(until)), bornBefore(yearOf(from))];
  const nobody: readonly Bitmap[] = [];
  const within = latest ? [bitmaps.get(latest)] : nobody;
  const without = earlier ? [bitmaps.get(earlier)] : nobody;
  const left = (within[0]?.count ?? size) - (without[0]?.count ?? 0);
  const [first, last] = [bornDay(from), bornDay(until)];
  const days = columns.get("born");
  return {
    within: [...choice.within, ...within],
    without,
    share: ((choice.share * left) / size) * Math.min(1, (last - first + 1) / (yearsBetween(earlier, latest) * 365.25)),
    fits: (number) => {
      const day = days[number] as number;
      return day >= first && day <= last;
    },
  };
}

function yearOf(day: string): number {
  return Number(day.slice(0, 4));
}
