import { clock } from "../../clock.ts";
import type { DirectoryState } from "./cards.ts";
import type { Filter } from "./filter.ts";
import { choiceOf } from "./bitmaps/choice.ts";
import { select } from "./bitmaps/select.ts";

/** What is searched for, and which page of it. */
export interface SearchOrder extends Filter {
  /** Ids that the asker must not see: themselves, and whoever is blocked one way or the other. */
  exclude: readonly string[];
  /** From 1. */
  page: number;
  size: number;
}

/** One page as it travels: rows hold JSON, so the directory, which all of a country ask, makes no objects of them. */
export interface EncodedAnswer {
  /** A `Person` each, as JSON. */
  cards: string[];
  /** How many there are, counted to `COUNTED`. */
  count: number;
  /** There are more than were counted. */
  more: boolean;
}

/** A hundred pages of 24. Later pages are not shown, and the count costs the same in a country of any size. */
const COUNTED = 2_400;
/** Cached beyond that, so that one answer serves askers who may not see some of it. */
const SPARE = 200;

/** One page of a search: the day of the last activity first, shuffled within it (bitmaps/select.ts). */
export function search(state: DirectoryState, order: SearchOrder): EncodedAnswer {
  const { sql, cardCache } = state;
  const hidden = cardCache.numbersOf(sql, order.exclude);
  const found = numbersOf(state, order, hidden.size);
  const visible = hidden.size > 0 ? found.filter((number) => !hidden.has(number)) : found;
  const counted = visible.slice(0, COUNTED);
  const start = (order.page - 1) * order.size;
  return {
    cards: cardCache.texts(sql, counted.slice(start, start + order.size)),
    count: counted.length,
    more: visible.length > COUNTED,
  };
}

function numbersOf({ index, searchCache }: DirectoryState, filter: Filter, spare: number): number[] {
  const cached = spare < SPARE ? searchCache.get(filter, clock.now()) : undefined;
  if (cached) return cached;
  const numbers = select(index, choiceOf(index, filter), COUNTED + Math.max(SPARE, spare + 1));
  if (spare < SPARE) searchCache.set(filter, numbers, clock.now());
  return numbers;
}
