import { BLOCK } from "./block.ts";

/** A number for each row of the directory; days where nothing else is said. */
const KINDS = {
  /** Since 1970, of the last activity: the order of a search. */
  day: Uint16Array,
  /** Of birth, since 1900. */
  born: Uint16Array,
  /** Of the sign-up, since 1970; 0 for nobody knows. */
  signed_up: Uint16Array,
  /** Of the last activity, in minutes since 1970; 0 where nobody may know. */
  minute: Uint32Array,
  /** The ages that they look for, in years. */
  min_age: Uint8Array,
  max_age: Uint8Array,
  /** The square that they live in (`spot.ts`); 0 where nobody knows it. */
  spot: Uint32Array,
} as const;

export type ColumnName = keyof typeof KINDS;
export const columnNames = Object.keys(KINDS) as ColumnName[];
type Column = InstanceType<(typeof KINDS)[ColumnName]>;

/**
 * What a search compares exactly, where a bitmap tells only about. Read whole when first asked for: 16 MB with a million members.
 * Written back by `flush`, as bitmaps are.
 */
export class Columns {
  readonly #sql: SqlStorage;
  readonly #loaded = new Map<ColumnName, Column>();
  readonly #changed = new Map<ColumnName, Set<number>>();
  #blocks: number;

  /** `last`: the highest number of a row. */
  constructor(sql: SqlStorage, last: number) {
    this.#sql = sql;
    this.#blocks = blocksFor(last);
  }

  get(name: ColumnName): Column {
    const column = this.#loaded.get(name) ?? this.#read(name);
    this.#loaded.set(name, column);
    return column;
  }

  put(name: ColumnName, number: number, value: number): void {
    this.#reach(number);
    const column = this.get(name);
    if (column[number] === value) return;
    column[number] = value;
    const blocks = this.#changed.get(name) ?? new Set();
    this.#changed.set(name, blocks.add(Math.floor(number / BLOCK)));
  }

  /** Writes what has changed. */
  flush(): void {
    for (const [name, blocks] of this.#changed)
      for (const block of blocks)
        this.#sql.exec(
          // An update of the same length is written where the numbers before it were: nothing of them stays in the file.
          `INSERT INTO numbers (name, block, bytes) VALUES (?, ?, ?)
           ON CONFLICT (name, block) DO UPDATE SET bytes = excluded.bytes`,
          name,
          block,
          this.get(name).slice(block * BLOCK, (block + 1) * BLOCK).buffer as ArrayBuffer,
        );
    this.#changed.clear();
  }

  #read(name: ColumnName): Column {
    const Kind = KINDS[name];
    const column = new Kind(this.#blocks * BLOCK);
    const rows = this.#sql.exec<{ block: number; bytes: ArrayBuffer }>(
      "SELECT block, bytes FROM numbers WHERE name = ?",
      name,
    );
    for (const { block, bytes } of rows) column.set(new Kind(bytes), block * BLOCK);
    return column;
  }

  #reach(number: number): void {
    const blocks = blocksFor(number);
    if (blocks <= this.#blocks) return;
    this.#blocks = blocks;
    for (const [name, column] of this.#loaded) {
      const longer = new KINDS[name](blocks * BLOCK);
      longer.set(column);
      this.#loaded.set(name, longer);
    }
  }
}

/** A power of two. */
function blocksFor(last: number): number {
  return 2 ** Math.ceil(Math.log2(Math.floor(last / BLOCK) + 1));
}
