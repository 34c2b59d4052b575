import type { Filter } from "../filter.ts";
import { between } from "./exact-test.ts";
import type { SearchIndex } from "./search-index.ts";
import type { Choice } from "./select.ts";
import { bornBefore, bornDay, bornUntil, yearsBetween } from "./values.ts";

/** Those who were born between two days: years by bitmaps, which tell them apart by two, and the days by the column. */
export function agesOf({ bitmaps, columns, size }: SearchIndex, born: Filter["born"]): Choice {
  if (!born) return { within: [], without: [], share: 1, tests: [] };
  const [latest, earlier] = [bornUntil(yearOf(born.until)), bornBefore(yearOf(born.from))];
  const within = latest ? [bitmaps.get(latest)] : [];
  const without = earlier ? [bitmaps.get(earlier)] : [];
  const left = (within[0]?.count ?? size) - (without[0]?.count ?? 0);
  const [first, last] = [bornDay(born.from), bornDay(born.until)];
  const asked = Math.min(1, (last - first + 1) / (yearsBetween(earlier, latest) * 365.25));
  return { within, without, share: (left / size) * asked, tests: [between(columns.get("born"), first, last)] };
}

function yearOf(day: string): number {
  return Number(day.slice(0, 4));
}
