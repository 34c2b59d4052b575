/** Tables with rows of an e-mail address, and the column that tells them apart. */
type Rows = { table: "known_networks"; column: "network" } | { table: "operator_devices"; column: "hash" };

/** Of an address only so many rows stay, the latest; of two of the same moment the one that just came. */
export function keepLatest(
  sql: SqlStorage,
  { table, column }: Rows,
  { email, added, most }: { email: string; added: string; most: number },
): void {
  sql.exec(
    `DELETE FROM ${table} WHERE email = ?1 AND ${column} NOT IN
       (SELECT ${column} FROM ${table} WHERE email = ?1 ORDER BY at DESC, ${column} = ?2 DESC LIMIT ?3)`,
    email,
    added,
    most,
  );
}
