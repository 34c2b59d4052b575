/** `email` is a seal; times are milliseconds since 1970. */
export const accountsSchema: readonly (readonly string[])[] = [
  [
    "CREATE TABLE claims (email TEXT PRIMARY KEY, member TEXT NOT NULL, created INTEGER NOT NULL, at INTEGER NOT NULL)",
    `CREATE TABLE attempts (
      email TEXT PRIMARY KEY,
      failures INTEGER NOT NULL,
      blocks INTEGER NOT NULL,
      blocked_until INTEGER NOT NULL,
      last_at INTEGER NOT NULL
    )`,
    "CREATE INDEX attempts_by_age ON attempts (last_at)",
  ],
  // `day` is `YYYY-MM-DD`; a row goes with its day.
  ["CREATE TABLE reset_mails (email TEXT PRIMARY KEY, day TEXT NOT NULL, mails INTEGER NOT NULL)"],
];
