import { eraseRows } from "./erase-rows.ts";

/** What is to be written about an arrival; again changes nothing. */
export type ArrivalNote = (sql: SqlStorage) => void;

/**
 * Events that have arrived and whose rows still stand in the outbox: they go with the object's next change or alarm, which
 * saves a commit for each message (decision 0212). Known in memory only: after a crash they are sent again, which changes nothing.
 */
export class ArrivedEvents {
  readonly #notes = new Map<number, ArrivalNote | undefined>();
  #isOver = false;

  add(position: number, note?: ArrivalNote): void {
    if (!this.#isOver) this.#notes.set(position, note);
  }

  /** The object and its outbox are gone: what is under way still changes nothing, not even for who lives there next. */
  end(): void {
    this.#isOver = true;
    this.clear();
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  /** Is something to be written that a reader would miss? */
  get hasNotes(): boolean {
    return [...this.#notes.values()].some((note) => note !== undefined);
  }

  has(position: number): boolean {
    return this.#notes.has(position);
  }

  get size(): number {
    return this.#notes.size;
  }

  /** Runs `work` in one transaction, in which they are erased first, and what is noted of them is written. */
  eraseWith<Answer>(work: () => Answer, storage: DurableObjectStorage, sql: SqlStorage): Answer {
    const answer = storage.transactionSync(() => {
      this.#erase(sql);
      return work();
    });
    // Nothing can have been added meanwhile, and a transaction that failed keeps their rows.
    this.clear();
    return answer;
  }

  #erase(sql: SqlStorage): void {
    if (this.size === 0) return;
    const where = "position IN (SELECT value FROM json_each(?))";
    eraseRows(sql, { table: "outbox", words: ["payload"], where }, JSON.stringify([...this.#notes.keys()]));
    for (const note of this.#notes.values()) note?.(sql);
  }

  clear(): void {
    this.#notes.clear();
  }
}
