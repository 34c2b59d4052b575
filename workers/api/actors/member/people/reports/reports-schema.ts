/** Own reports, and what was decided on cases about the member (decision 0170). */
export const reportsSchema = [
  // Whom the member reported only the site knows.
  `CREATE TABLE reports (
      key TEXT PRIMARY KEY,
      number TEXT NOT NULL UNIQUE,
      content_hash TEXT NOT NULL,
      reason TEXT NOT NULL,
      text TEXT NOT NULL,
      at INTEGER NOT NULL
    )`,
  // What was decided on the member's own reports, and on reports about them (`side`).
  `CREATE TABLE case_decisions (
      "case" TEXT NOT NULL,
      side TEXT NOT NULL,
      outcome TEXT NOT NULL,
      ground TEXT NOT NULL,
      words TEXT NOT NULL,
      until INTEGER,
      change TEXT NOT NULL,
      decided_at INTEGER NOT NULL,
      UNIQUE ("case", side, decided_at)
    )`,
] as const;

/** Of earlier reports: without a key, so that an erased member's id could be tried on them. */
export const unkeyedReportsSchema = ["UPDATE reports SET content_hash = ''"] as const;
