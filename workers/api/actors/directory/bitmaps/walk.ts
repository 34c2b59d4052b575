import type { Bitmap } from "./bitmaps.ts";

/** Words that are combined at once: 1,024 people, whom most searches can skip together. */
const CHUNK = 32;
const PEOPLE = CHUNK * 32;
/** Odd, so that each chunk, and each person in it, has a place of its own, far from its neighbours'. */
const STEP = 0x9e3779b1;

/** Whom a search wants: in all of `within`, in none of `without`. */
export interface Wanted {
  within: readonly Bitmap[];
  without: readonly Bitmap[];
}

/**
 * Calls `found` with each number that is wanted, shuffled but always the same way, for as long as it answers true.
 * `length`: words of each bitmap, a power of two.
 */
export function walk({ within, without }: Wanted, length: number, found: (number: number) => boolean): void {
  // The rarest comes first: most chunks end there.
  const lists = within.toSorted((one, other) => one.count - other.count).map(({ words }) => words);
  const others = without.map(({ words }) => words);
  const [chunk, shuffled] = [new Int32Array(CHUNK), new Int32Array(CHUNK)];
  const chunks = length / CHUNK;
  for (let at = 0; at < chunks; at += 1) {
    const start = (Math.imul(at, STEP) & (chunks - 1)) * CHUNK;
    if (!combine({ lists, others }, start, chunk)) continue;
    shuffle(chunk, shuffled);
    if (!eachOf(shuffled, start * 32, found)) return;
  }
}

/** Is anybody of this chunk wanted? Then `chunk` says who. */
function combine(
  { lists, others }: { lists: readonly Int32Array[]; others: readonly Int32Array[] },
  start: number,
  chunk: Int32Array,
): boolean {
  const [first] = lists;
  if (!first || copy(chunk, first, start) === 0) return false;
  for (let at = 1; at < lists.length; at += 1) if (keep(chunk, lists[at] as Int32Array, start) === 0) return false;
  for (const words of others) if (drop(chunk, words, start) === 0) return false;
  return true;
}

function copy(chunk: Int32Array, words: Int32Array, start: number): number {
  let any = 0;
  for (let at = 0; at < CHUNK; at += 1) any |= chunk[at] = words[start + at] as number;
  return any;
}

function keep(chunk: Int32Array, words: Int32Array, start: number): number {
  let any = 0;
  for (let at = 0; at < CHUNK; at += 1) any |= chunk[at] = (chunk[at] as number) & (words[start + at] as number);
  return any;
}

function drop(chunk: Int32Array, words: Int32Array, start: number): number {
  let any = 0;
  for (let at = 0; at < CHUNK; at += 1) any |= chunk[at] = (chunk[at] as number) & ~(words[start + at] as number);
  return any;
}

/** Each number of the chunk goes to the place that is its own there. */
function shuffle(chunk: Int32Array, shuffled: Int32Array): void {
  shuffled.fill(0);
  for (let at = 0; at < CHUNK; at += 1)
    for (let left = chunk[at] as number; left !== 0; left &= left - 1) {
      const place = Math.imul(at * 32 + 31 - Math.clz32(left & -left), STEP) & (PEOPLE - 1);
      shuffled[place >>> 5] = (shuffled[place >>> 5] as number) | (1 << (place & 31));
    }
}

function eachOf(shuffled: Int32Array, first: number, found: (number: number) => boolean): boolean {
  for (let at = 0; at < CHUNK; at += 1)
    for (let left = shuffled[at] as number; left !== 0; left &= left - 1) {
      const place = at * 32 + 31 - Math.clz32(left & -left);
      if (!found(first + (Math.imul(place, BACK) & (PEOPLE - 1)))) return false;
    }
  return true;
}

/** What undoes a multiplication by `STEP`, among as many numbers as there are people in a chunk. */
const BACK = inverse(STEP);

function inverse(step: number): number {
  let back = step;
  // Each round doubles the bits that are right: three to begin with, 32 at the end.
  for (let round = 0; round < 4; round += 1) back = Math.imul(back, 2 - Math.imul(step, back));
  return back;
}
