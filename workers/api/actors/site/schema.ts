/** One row each for settings and company: a JSON object with only what differs from the defaults. */
export const siteSchema: readonly (readonly string[])[] = [
  [
    "CREATE TABLE stored (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID",
    "CREATE TABLE counters (name TEXT NOT NULL, day TEXT NOT NULL, count INTEGER NOT NULL, PRIMARY KEY (name, day)) WITHOUT ROWID",
    "CREATE TABLE inbox (id TEXT PRIMARY KEY, at INTEGER NOT NULL) WITHOUT ROWID",
    "CREATE INDEX inbox_by_age ON inbox (at)",
    "CREATE TABLE mails (position INTEGER PRIMARY KEY AUTOINCREMENT, mail TEXT NOT NULL)",
    "CREATE TABLE demo_logins (email TEXT PRIMARY KEY, login TEXT NOT NULL) WITHOUT ROWID",
    `CREATE TABLE test_payments (
      ref TEXT PRIMARY KEY,
      status TEXT NOT NULL,
      record TEXT NOT NULL
    ) WITHOUT ROWID`,
  ],
];
