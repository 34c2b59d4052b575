import type { ListedPerson } from "../member/people/person.ts";
import { keyOf, matches, type Filter } from "./filter.ts";

/** Enough for every region and the usual ages of a busy country; each entry is some 20 KB. */
const MOST = 200;
const LIFETIME = 60_000;

interface CachedSearch {
  filter: Filter;
  numbers: number[];
  at: number;
}

/**
 * The ordered rows of recent searches, so that page 100 costs what page 1 costs and paging stays steady while people
 * come and go online. Who enters, leaves or changes drops the searches that they belong to, at once; a mere change of
 * the order may wait a minute.
 */
export class SearchCache {
  readonly #searches = new Map<string, CachedSearch>();

  get(filter: Filter, now: number): number[] | undefined {
    const key = keyOf(filter);
    const cached = this.#searches.get(key);
    if (!cached || now - cached.at > LIFETIME || now < cached.at) return undefined;
    this.#searches.delete(key);
    this.#searches.set(key, cached);
    return cached.numbers;
  }

  set(filter: Filter, numbers: number[], now: number): void {
    this.#searches.set(keyOf(filter), { filter, numbers, at: now });
    const [oldest] = this.#searches.keys();
    if (this.#searches.size > MOST && oldest !== undefined) this.#searches.delete(oldest);
  }

  forget(person: ListedPerson): void {
    for (const [key, { filter }] of this.#searches) if (matches(filter, person)) this.#searches.delete(key);
  }
}
