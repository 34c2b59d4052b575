/** A named JSON value of the site, or undefined. */
export function readValue(sql: SqlStorage, name: string): unknown {
  const row = sql.exec<{ value: string }>("SELECT value FROM stored WHERE name = ?", name).toArray()[0];
  return row && JSON.parse(row.value);
}

/** Replaces a named JSON value. */
export function writeValue(sql: SqlStorage, name: string, value: unknown): void {
  sql.exec("INSERT OR REPLACE INTO stored (name, value) VALUES (?, ?)", name, JSON.stringify(value));
}
