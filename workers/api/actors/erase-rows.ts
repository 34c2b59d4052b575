/** Rows of one table, and which of its columns hold words that must not be read again. */
interface Words {
  table: string;
  words: readonly string[];
  /** A condition, with `?` for what follows. */
  where: string;
}

/**
 * Deletes rows so that their words are gone from the file. SQLite only notes that the space of a deleted row is free, and
 * workerd refuses `secure_delete`; but a text of the same length is written over the one before, where it lies. So each
 * word is first overwritten with zeros. Part of the running transaction. Not for tables WITHOUT ROWID. Decision 0127.
 */
export function eraseRows(sql: SqlStorage, rows: Words, ...given: unknown[]): void {
  const numbers = overwriteRows(sql, rows, ...given);
  if (numbers !== undefined)
    sql.exec(`DELETE FROM ${rows.table} WHERE rowid IN (SELECT value FROM json_each(?))`, numbers);
}

/**
 * Overwrites the words of rows that are about to get others: where the new ones are longer or shorter they are written
 * elsewhere, and the old ones would stay. Answers which rows these were.
 */
export function overwriteRows(
  sql: SqlStorage,
  { table, words, where }: Words,
  ...given: unknown[]
): string | undefined {
  // Named, because SQLite calls it by the table's own primary key where there is one.
  const rows = sql.exec<{ number: number }>(`SELECT rowid AS number FROM ${table} WHERE ${where}`, ...given).toArray();
  if (rows.length === 0) return undefined;
  const numbers = JSON.stringify(rows.map(({ number }) => number));
  const zeros = words.map((word) => `${word} = CAST(zeroblob(length(CAST(${word} AS BLOB))) AS TEXT)`);
  sql.exec(`UPDATE ${table} SET ${zeros.join(", ")} WHERE rowid IN (SELECT value FROM json_each(?))`, numbers);
  return numbers;
}
