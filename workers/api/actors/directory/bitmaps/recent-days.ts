import type { Bitmap, Bitmaps } from "./bitmaps.ts";
import { dayName } from "./days.ts";

/** Each is as large as any bitmap. */
const MOST = 12;

/** Several days together as one bitmap, kept in memory, and true after each change. */
export class RecentDays {
  readonly #bitmaps: Bitmaps;
  readonly #since = new Map<number, Bitmap>();

  constructor(bitmaps: Bitmaps) {
    this.#bitmaps = bitmaps;
  }

  /** Those who stand on one of `days`, which are all up to a certain one, the latest first. */
  since(days: readonly number[]): Bitmap {
    const first = days.at(-1) ?? 0;
    const kept = this.#since.get(first);
    if (kept && kept.words.length === this.#bitmaps.length) return kept;
    const { words, count } = this.#bitmaps.union(days.map(dayName));
    if (this.#since.size >= MOST) this.#since.clear();
    const made = { words: words.slice(), count };
    this.#since.set(first, made);
    return made;
  }

  /** They stand on `day` now, or nowhere. */
  put(number: number, day: number | undefined): void {
    const [at, bit] = [number >>> 5, 1 << (number & 31)];
    for (const [first, bitmap] of this.#since) {
      const word = bitmap.words[at];
      const has = day !== undefined && day >= first;
      // One without room for the number is made anew when it is asked for.
      if (word === undefined || ((word & bit) !== 0) === has) continue;
      bitmap.words[at] = word ^ bit;
      bitmap.count += has ? 1 : -1;
    }
  }
}
