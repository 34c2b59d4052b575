/**
 * Brings one object's database up to date when it wakes (design §7). A step is a list of statements and is never
 * edited once released; new ones are added at the end. One transaction: an object is old or new, never between.
 */
export function migrate(storage: DurableObjectStorage, steps: readonly (readonly string[])[]): void {
  storage.transactionSync(() => {
    const { sql } = storage;
    sql.exec("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)");
    const version = sql.exec<{ version: number }>("SELECT version FROM schema_version").toArray()[0]?.version ?? 0;
    if (version >= steps.length) return;
    for (const statement of steps.slice(version).flat()) sql.exec(statement);
    sql.exec("DELETE FROM schema_version");
    sql.exec("INSERT INTO schema_version (version) VALUES (?)", steps.length);
  });
}

/** Has this object a database of ours yet? Asking makes none. */
export function isMigrated(sql: SqlStorage): boolean {
  return sql.exec("SELECT 1 FROM sqlite_master WHERE name = 'schema_version'").toArray().length > 0;
}
