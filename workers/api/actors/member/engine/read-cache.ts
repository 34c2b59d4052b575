/**
 * Answers of the database to reading calls, until something is written. The member's object is the only writer of its
 * database and is thrown away with its memory when a write fails, so a write is the only thing that makes an answer stale.
 * A caller whose answer depends on the time says by `holds` whether it is still right. Decision 0135.
 */
export class ReadCache {
  readonly #answers = new Map<string, unknown>();

  /** The cached answer of `read` while it `holds`. An undefined one is not cached: made-up keys must not fill the memory. */
  get<Answer>(key: string, read: () => Answer, holds: (answer: Answer) => boolean = () => true): Answer {
    const known = this.#answers.get(key) as Answer | undefined;
    if (known !== undefined && holds(known)) return known;
    const answer = read();
    if (answer !== undefined) this.#answers.set(key, answer);
    return answer;
  }

  drop(): void {
    this.#answers.clear();
  }
}

/** The same database; `onWrite` hears of each statement that is more than a SELECT, before it runs. */
export function watchedSql(sql: SqlStorage, onWrite: () => void): SqlStorage {
  return {
    exec(query, ...values) {
      if (!query.startsWith("SELECT ")) onWrite();
      return sql.exec(query, ...values);
    },
    get databaseSize() {
      return sql.databaseSize;
    },
    Cursor: sql.Cursor,
    Statement: sql.Statement,
  };
}
