/**
 * What reading calls asked of the database, until something is written. The member's object is the only writer of its
 * database and is thrown away with its memory when a write cannot be kept, so there is nothing else to look out for. What
 * depends on the time is for whoever keeps it to judge. Decision 0135.
 */
export class KeptAnswers {
  readonly #answers = new Map<string, unknown>();

  /** The answer of `read`, unless it is known and (still) `holds`. An undefined one is not kept: nobody fills this with guesses. */
  get<Answer>(question: string, read: () => Answer, holds: (answer: Answer) => boolean = () => true): Answer {
    const known = this.#answers.get(question) as Answer | undefined;
    if (known !== undefined && holds(known)) return known;
    const answer = read();
    if (answer !== undefined) this.#answers.set(question, answer);
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
