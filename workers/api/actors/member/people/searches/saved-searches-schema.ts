/** `new_since`: the day since 1970 from which whoever signs up is new in it (notifications/new-fits.ts). */
export const savedSearchesSchema = [
  `CREATE TABLE saved_searches (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    search TEXT NOT NULL,
    is_on INTEGER NOT NULL DEFAULT 1,
    created_at INTEGER NOT NULL,
    new_since INTEGER NOT NULL
  )`,
];
