import type { Bitmap } from "./bitmaps.ts";
import type { ExactTest } from "./exact-test.ts";

/** Words that are combined at once, as many as the processor fetches without waiting for each: 8,192 people. */
const CHUNK = 256;
const PEOPLE = CHUNK * 32;
/** Odd, so that each chunk, and each person in it, has a place of its own, far from its neighbours'. */
const STEP = 0x9e3779b1;
/** So many are tested at once, at least, while there are more. */
const BATCH = 512;

/** Whom a search wants: in all of `within`, in none of `without`, and the exact tests of those whom these leave. */
export interface Wanted {
  within: readonly Bitmap[];
  without: readonly Bitmap[];
  tests: readonly ExactTest[];
}

/**
 * Calls `found` with the numbers that are wanted, shuffled but always the same way, many at a time, for as long as it answers true.
 * `length`: words of each bitmap, a power of two.
 */
export function walk({ within, without, tests }: Wanted, length: number, found: Found): void {
  // The rarest comes first: most chunks end there.
  const lists = within.toSorted((one, other) => one.count - other.count).map(({ words }) => words);
  const others = without.map(({ words }) => words);
  const [chunk, shuffled] = [new Int32Array(CHUNK), new Int32Array(CHUNK)];
  const chunks = length / CHUNK;
  const numbers = new Uint32Array(BATCH + PEOPLE);
  let filled = 0;
  for (let at = 0; at < chunks; at += 1) {
    const start = (Math.imul(at, STEP) & (chunks - 1)) * CHUNK;
    if (!combine({ lists, others }, start, chunk)) continue;
    shuffle(chunk, shuffled);
    filled = append(numbers, filled, { shuffled, first: start * 32 });
    if (filled < BATCH) continue;
    if (!tested(numbers, filled, { tests, found })) return;
    filled = 0;
  }
  tested(numbers, filled, { tests, found });
}

/** The first `length` of `numbers` are found. They are not kept by who is called. */
type Found = (numbers: Uint32Array, length: number) => boolean;

function tested(
  numbers: Uint32Array,
  length: number,
  { tests, found }: { tests: Wanted["tests"]; found: Found },
): boolean {
  let left = length;
  for (const test of tests) left = test(numbers, left);
  return left === 0 || found(numbers, left);
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

/** Writes the numbers of a chunk behind the first `filled`; answers how many there are then. */
function append(
  numbers: Uint32Array,
  filled: number,
  { shuffled, first }: { shuffled: Int32Array; first: number },
): number {
  let end = filled;
  for (let at = 0; at < CHUNK; at += 1)
    for (let left = shuffled[at] as number; left !== 0; left &= left - 1) {
      const place = at * 32 + 31 - Math.clz32(left & -left);
      numbers[end] = first + (Math.imul(place, BACK) & (PEOPLE - 1));
      end += 1;
    }
  return end;
}

/** What undoes a multiplication by `STEP`, among as many numbers as there are people in a chunk. */
const BACK = inverse(STEP);

function inverse(step: number): number {
  let back = step;
  // Each round doubles the bits that are right: three to begin with, 32 at the end.
  for (let round = 0; round < 4; round += 1) back = Math.imul(back, 2 - Math.imul(step, back));
  return back;
}
