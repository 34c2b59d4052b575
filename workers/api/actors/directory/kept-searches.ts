import { keyOf, matches, type Filter, type Filtered } from "./filter.ts";

/** Enough for every region and the usual ages of a busy country; each entry is some 20 KB. */
const KEPT = 200;
const LIFETIME = 60_000;

interface Kept {
  filter: Filter;
  numbers: number[];
  at: number;
}

/**
 * The ordered rows of recent searches, so that page 100 costs what page 1 costs and paging stays steady while people
 * come and go online. Who enters, leaves or changes drops the searches that they belong to, at once; a mere change of
 * the order may wait a minute.
 */
export class KeptSearches {
  readonly #kept = new Map<string, Kept>();

  get(filter: Filter, now: number): number[] | undefined {
    const key = keyOf(filter);
    const kept = this.#kept.get(key);
    if (!kept || now - kept.at > LIFETIME || now < kept.at) return undefined;
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    return kept.numbers;
  }

  set(filter: Filter, numbers: number[], now: number): void {
    this.#kept.set(keyOf(filter), { filter, numbers, at: now });
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > KEPT && oldest !== undefined) this.#kept.delete(oldest);
  }

  forget(person: Filtered): void {
    for (const [key, { filter }] of this.#kept) if (matches(filter, person)) this.#kept.delete(key);
  }
}
