import { clock } from "../../clock.ts";
import type { DirectoryState } from "./cards.ts";
import type { Filter } from "./filter.ts";
import { choiceOf } from "./bitmaps/choice.ts";
import { select } from "./bitmaps/select.ts";
import { sorted } from "./bitmaps/sorted.ts";
import { sharedFirst } from "./shared-first.ts";

/** What is searched for, and which page of it. */
export interface SearchOrder extends Filter {
  /** Ids that the asker must not see: themselves, whoever is blocked one way or the other, and whom they hide. */
  exclude: readonly string[];
  /** The asker's own, for the recommended order. */
  own_interests?: readonly string[];
  /** From 1. */
  page: number;
  size: number;
  /** The first page says how many signed up on this day since 1970 or later. */
  new_from?: number;
  /** Searches for when the first page has fewer than `few`: each finds all that the one before it finds. */
  wider?: readonly Filter[];
  few?: number;
}

/** One page as it travels: rows hold JSON, so the directory, which all of a country ask, makes no objects of them. */
export interface EncodedAnswer {
  /** A `Person` each, as JSON. */
  cards: string[];
  /** How many there are, counted to `COUNTED`. */
  count: number;
  /** There are more than were counted. */
  more: boolean;
  /** How many of those counted are new. */
  newcomers?: number;
  similar?: SimilarAnswer;
}

/** Whom a wider search finds beyond the one that was asked. */
interface SimilarAnswer {
  /** As many as the page has room for. */
  cards: string[];
  count: number;
  /** The place in `wider` of the narrowest search that finds them. */
  step: number;
}

/** A hundred pages of 24. Later pages are not shown, and the count costs the same in a country of any size. */
const COUNTED = 2_400;
/** Cached beyond that, so that one answer serves askers who may not see some of it. */
const SPARE = 200;

/**
 * One page of a search, in its order: recommended is the day of the last activity first, within it who shares an interest, then who has a photo,
 * and shuffled among equals (bitmaps/select.ts, decision 0192).
 */
export function search(state: DirectoryState, order: SearchOrder): EncodedAnswer {
  const { sql, cardCache } = state;
  const hidden = cardCache.numbersOf(sql, order.exclude);
  const visible = visibleOf(state, order, { ...order, hidden });
  const counted = visible.slice(0, COUNTED);
  const start = (order.page - 1) * order.size;
  return {
    cards: cardCache.texts(sql, counted.slice(start, start + order.size)),
    count: counted.length,
    more: visible.length > COUNTED,
    ...(order.page === 1 && { newcomers: newcomersAmong(state, counted, order.new_from) }),
    ...(order.page === 1 && similarTo(state, order, { hidden, found: visible })),
  };
}

function newcomersAmong({ index }: DirectoryState, numbers: readonly number[], from = Infinity): number {
  const days = index.columns.get("signed_up");
  let count = 0;
  for (const number of numbers) if ((days[number] ?? 0) >= from) count += 1;
  return count;
}

interface Known {
  /** Who must not be seen. */
  hidden: ReadonlySet<number>;
  found: readonly number[];
}

/** Of the wider searches the first that finds enough, or else the narrowest that finds most. */
function similarTo(state: DirectoryState, order: SearchOrder, { hidden, found }: Known): { similar?: SimilarAnswer } {
  const { wider = [], few = 0, size } = order;
  if (found.length >= few) return {};
  const known = new Set([...hidden, ...found]);
  let best: { step: number; numbers: number[] } | undefined;
  for (const [step, filter] of wider.entries()) {
    const numbers = visibleOf(state, filter, { ...order, hidden: known });
    if (numbers.length > (best?.numbers.length ?? 0)) best = { step, numbers: numbers.slice(0, COUNTED) };
    if (found.length + numbers.length >= few) break;
  }
  if (!best) return {};
  const { step, numbers } = best;
  const cards = state.cardCache.texts(state.sql, numbers.slice(0, size - found.length));
  return { similar: { step, count: numbers.length, cards } };
}

interface Asker extends Pick<SearchOrder, "own_interests"> {
  hidden: ReadonlySet<number>;
}

function visibleOf(state: DirectoryState, filter: Filter, { hidden, own_interests = [] }: Asker): readonly number[] {
  const numbers = numbersOf(state, filter, hidden.size);
  const found = filter.sort ? numbers : sharedFirst(state.index, numbers, own_interests);
  return hidden.size > 0 ? found.filter((number) => !hidden.has(number)) : found;
}

function numbersOf({ index, searchCache }: DirectoryState, filter: Filter, spare: number): number[] {
  const cached = spare < SPARE ? searchCache.get(filter, clock.now()) : undefined;
  if (cached) return cached;
  const limit = COUNTED + Math.max(SPARE, spare + 1);
  const choice = choiceOf(index, filter);
  const numbers = filter.sort
    ? sorted(index, choice, filter.sort, { limit, now: clock.now() })
    : select(index, choice, limit);
  if (spare < SPARE) searchCache.set(filter, numbers, clock.now());
  return numbers;
}
