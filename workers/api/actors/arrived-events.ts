import { eraseRows } from "./erase-rows.ts";

/**
 * Events that have arrived and whose rows still stand in the outbox: they go with the object's next change or alarm, which
 * saves a commit for each message (decision 0212). Known in memory only: after a crash they are sent again, which changes nothing.
 */
export class ArrivedEvents {
  readonly #positions = new Set<number>();

  add(position: number): void {
    this.#positions.add(position);
  }

  has(position: number): boolean {
    return this.#positions.has(position);
  }

  get size(): number {
    return this.#positions.size;
  }

  /** Runs `work` in one transaction, in which they are erased first. */
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
    eraseRows(sql, { table: "outbox", words: ["payload"], where }, JSON.stringify([...this.#positions]));
  }

  clear(): void {
    this.#positions.clear();
  }
}
