import type { Filter } from "../filter.ts";
import type { SearchIndex } from "./search-index.ts";
import type { Choice } from "./select.ts";
import { bornBefore, bornDay, bornUntil, yearsBetween } from "./values.ts";

type Part = Pick<Choice, "within" | "without" | "share"> & { tests: Choice["fits"][] };

/** Those who were born between two days: years by bitmaps, which tell them apart by two, and the days by the column. */
export function agesOf({ bitmaps, columns, size }: SearchIndex, born: Filter["born"]): Part {
  if (!born) return { within: [], without: [], share: 1, tests: [] };
  const [latest, earlier] = [bornUntil(yearOf(born.until)), bornBefore(yearOf(born.from))];
  const within = latest ? [bitmaps.get(latest)] : [];
  const without = earlier ? [bitmaps.get(earlier)] : [];
  const left = (within[0]?.count ?? size) - (without[0]?.count ?? 0);
  const [first, last] = [bornDay(born.from), bornDay(born.until)];
  const asked = Math.min(1, (last - first + 1) / (yearsBetween(earlier, latest) * 365.25));
  const days = columns.get("born");
  const fits = (number: number) => (days[number] as number) >= first && (days[number] as number) <= last;
  return { within, without, share: (left / size) * asked, tests: [fits] };
}

function yearOf(day: string): number {
  return Number(day.slice(0, 4));
}
