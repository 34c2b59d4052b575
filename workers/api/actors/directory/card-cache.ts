/** Two megabytes or so. */
const MOST = 5_000;

/** Stands for a row that is not there: row numbers begin at 1. */
const NOBODY = 0;

/**
 * Rows that were read, so that a page which many ask for is read once. A directory is the only writer of its rows: whoever
 * changes or leaves is forgotten here (`forget`) in the same synchronous call, before the row is written.
 */
export class CardCache {
  readonly #texts = new Map<number, string>();
  readonly #numbers = new Map<string, number>();
  readonly #most: number;

  constructor(most = MOST) {
    this.#most = most;
  }

  /** The people of these rows, each as JSON, in the same order; rows that are gone are left out. */
  texts(sql: SqlStorage, numbers: readonly number[]): string[] {
    if (this.#texts.size > this.#most) this.#texts.clear();
    const unread = numbers.filter((number) => !this.#texts.has(number));
    if (unread.length > 0) this.#read(sql, unread);
    return numbers.flatMap((number) => this.#texts.get(number) ?? []);
  }

  /** The rows of these ids. */
  numbersOf(sql: SqlStorage, ids: readonly string[]): Set<number> {
    if (this.#numbers.size > this.#most) this.#numbers.clear();
    const unknown = ids.filter((id) => !this.#numbers.has(id));
    if (unknown.length > 0) this.#lookUp(sql, unknown);
    return new Set(ids.map((id) => this.#numbers.get(id) ?? NOBODY).filter((number) => number !== NOBODY));
  }

  /** `number`: their row, where they had one. */
  forget(id: string, number: number | undefined): void {
    this.#numbers.delete(id);
    if (number !== undefined) this.#texts.delete(number);
  }

  #read(sql: SqlStorage, numbers: number[]): void {
    const rows = sql.exec<{ number: number; card: string }>(
      "SELECT number, card FROM cards WHERE number IN (SELECT value FROM json_each(?))",
      JSON.stringify(numbers),
    );
    for (const { number, card } of rows) this.#texts.set(number, card);
  }

  #lookUp(sql: SqlStorage, ids: string[]): void {
    for (const id of ids) this.#numbers.set(id, NOBODY);
    const rows = sql.exec<{ id: string; number: number }>(
      "SELECT id, number FROM cards WHERE id IN (SELECT value FROM json_each(?))",
      JSON.stringify(ids),
    );
    for (const { id, number } of rows) this.#numbers.set(id, number);
  }
}
