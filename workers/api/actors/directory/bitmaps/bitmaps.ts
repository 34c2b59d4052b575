import { BLOCK_WORDS, countBits, decodeBlock, encodeBlock } from "./block.ts";

/** So much of the 128 MB of an isolate; with a million members one bitmap takes 128 KB. */
const MOST_BYTES = 40 * 2 ** 20;
/** Values together that are kept, beside those. */
const MOST_UNIONS = 16;

/** One bit a row of the directory: whether its person has a value. */
export interface Bitmap {
  words: Int32Array;
  /** Bits that are set. */
  count: number;
}

/**
 * The bitmaps of a directory, one a value (`gender:female`). Read whole when they are first asked for, kept in memory while
 * there is room, and written back block by block by `flush`, in the transaction that changed them. Decision 0182.
 */
export class Bitmaps {
  readonly #sql: SqlStorage;
  readonly #loaded = new Map<string, Bitmap>();
  readonly #changed = new Map<string, Set<number>>();
  /** By their values, until one of these changes. */
  readonly #unions = new Map<string, { values: ReadonlySet<string>; union: Bitmap }>();
  #length: number;
  #nobody: Bitmap | undefined;

  /** `last`: the highest number of a row. */
  constructor(sql: SqlStorage, last: number) {
    this.#sql = sql;
    this.#length = lengthFor(last);
  }

  /** Words of each bitmap: a power of two. */
  get length(): number {
    return this.#length;
  }

  /** Not to be written to. A value that nobody has takes no room, whatever is asked for. */
  get(value: string): Bitmap {
    const found = this.#loaded.get(value) ?? this.#read(value);
    if (!found) return (this.#nobody ??= { words: new Int32Array(this.#length), count: 0 });
    this.#loaded.delete(value);
    this.#loaded.set(value, found);
    return found;
  }

  /** Of these values together; not to be written to. */
  union(values: readonly string[]): Bitmap {
    const [first, ...others] = values;
    if (first !== undefined && others.length === 0) return this.get(first);
    const key = values.join("\n");
    const kept = this.#unions.get(key);
    if (kept) return kept.union;
    const union = this.#together(values);
    if (this.#unions.size >= MOST_UNIONS) this.#unions.clear();
    this.#unions.set(key, { values: new Set(values), union });
    return union;
  }

  #together(values: readonly string[]): Bitmap {
    const words = new Int32Array(this.#length);
    for (const value of values) {
      const { words: one, count } = this.get(value);
      if (count === 0) continue;
      for (let at = 0; at < words.length; at += 1) words[at] = (words[at] as number) | (one[at] as number);
    }
    return { words, count: countBits(words) };
  }

  /** Says whether the person of this row has the value. */
  put(value: string, number: number, has: boolean): void {
    this.#reach(number);
    const bitmap = this.#loaded.get(value) ?? this.#read(value) ?? { words: new Int32Array(this.#length), count: 0 };
    this.#loaded.set(value, bitmap);
    const [at, bit] = [number >>> 5, 1 << (number & 31)];
    const word = bitmap.words[at] ?? 0;
    if (((word & bit) !== 0) === has) return;
    bitmap.words[at] = word ^ bit;
    bitmap.count += has ? 1 : -1;
    for (const [key, { values }] of this.#unions) if (values.has(value)) this.#unions.delete(key);
    const blocks = this.#changed.get(value) ?? new Set();
    this.#changed.set(value, blocks.add(Math.floor(at / BLOCK_WORDS)));
  }

  /** Writes what has changed. */
  flush(): void {
    for (const [value, blocks] of this.#changed)
      for (const block of blocks) {
        const stored = encodeBlock(this.get(value).words.subarray(block * BLOCK_WORDS, (block + 1) * BLOCK_WORDS));
        if (stored)
          this.#sql.exec("INSERT OR REPLACE INTO bits (value, block, bits) VALUES (?, ?, ?)", value, block, stored);
        else this.#sql.exec("DELETE FROM bits WHERE value = ? AND block = ?", value, block);
      }
    this.#changed.clear();
    this.#forgetOld();
  }

  /** Takes away all values from `first` to before `end`. */
  dropBetween(first: string, end: string): void {
    for (const values of [this.#loaded, this.#changed])
      for (const value of values.keys()) if (value >= first && value < end) values.delete(value);
    this.#unions.clear();
    this.#sql.exec("DELETE FROM bits WHERE value >= ? AND value < ?", first, end);
  }

  #read(value: string): Bitmap | undefined {
    const rows = this.#sql
      .exec<{ block: number; bits: ArrayBuffer }>("SELECT block, bits FROM bits WHERE value = ?", value)
      .toArray();
    if (rows.length === 0) return undefined;
    const words = new Int32Array(this.#length);
    let count = 0;
    for (const { block, bits } of rows)
      count += decodeBlock(bits, words.subarray(block * BLOCK_WORDS, (block + 1) * BLOCK_WORDS));
    this.#forgetOld();
    return { words, count };
  }

  #forgetOld(): void {
    const most = Math.max(1, Math.floor(MOST_BYTES / (this.#length * 4)));
    for (const value of this.#loaded.keys()) {
      if (this.#loaded.size <= most) return;
      if (!this.#changed.has(value)) this.#loaded.delete(value);
    }
  }

  /** More room for everybody, doubled. */
  #reach(number: number): void {
    const length = lengthFor(number);
    if (length <= this.#length) return;
    this.#length = length;
    this.#nobody = undefined;
    this.#unions.clear();
    for (const bitmap of this.#loaded.values()) {
      const words = new Int32Array(length);
      words.set(bitmap.words);
      bitmap.words = words;
    }
  }
}

function lengthFor(last: number): number {
  return Math.max(BLOCK_WORDS, 2 ** Math.ceil(Math.log2((last + 1) / 32)));
}
