/**
 * A row is a person's card; `number` is their bit in every bitmap and their place in every column (`bitmaps/`). `bits` and
 * `numbers` hold those in blocks of 8,192 people.
 */
export const directorySchema: readonly (readonly string[])[] = [
  [
    `CREATE TABLE cards (
      number INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      gender TEXT NOT NULL,
      region TEXT NOT NULL,
      birth_year INTEGER NOT NULL,
      date_of_birth TEXT NOT NULL,
      rank INTEGER NOT NULL,
      card TEXT NOT NULL
    )`,
    "CREATE INDEX cards_all ON cards (gender, rank)",
    "CREATE INDEX cards_region ON cards (gender, region, rank)",
    "CREATE INDEX cards_year ON cards (gender, birth_year, rank, date_of_birth)",
    "CREATE INDEX cards_region_year ON cards (gender, region, birth_year, rank, date_of_birth)",
    "CREATE TABLE inbox (id TEXT PRIMARY KEY, at INTEGER NOT NULL) WITHOUT ROWID",
    "CREATE INDEX inbox_by_age ON inbox (at)",
  ],
  // Whom somebody seeks: a member finds only those who seek somebody like them (decision 0102).
  [
    "ALTER TABLE cards ADD COLUMN seeking TEXT NOT NULL DEFAULT ''",
    "UPDATE cards SET seeking = json_extract(card, '$.seeking')",
    "DROP INDEX cards_all",
    "DROP INDEX cards_region",
    "DROP INDEX cards_year",
    "DROP INDEX cards_region_year",
    "CREATE INDEX cards_all ON cards (gender, seeking, rank)",
    "CREATE INDEX cards_region ON cards (gender, seeking, region, rank)",
    "CREATE INDEX cards_year ON cards (gender, seeking, birth_year, rank, date_of_birth)",
    "CREATE INDEX cards_region_year ON cards (gender, seeking, region, birth_year, rank, date_of_birth)",
  ],
  // Bitmaps find people now (decision 0182); the card has what the columns said.
  [
    "DROP INDEX cards_all",
    "DROP INDEX cards_region",
    "DROP INDEX cards_year",
    "DROP INDEX cards_region_year",
    ...["gender", "seeking", "region", "birth_year", "date_of_birth", "rank"].map(
      (column) => `ALTER TABLE cards DROP COLUMN ${column}`,
    ),
    "CREATE TABLE bits (value TEXT NOT NULL, block INTEGER NOT NULL, bits BLOB NOT NULL, PRIMARY KEY (value, block)) WITHOUT ROWID",
    "CREATE TABLE numbers (name TEXT NOT NULL, block INTEGER NOT NULL, bytes BLOB NOT NULL, PRIMARY KEY (name, block))",
  ],
  // Where people live, and the words of what they wrote (decision 0192); the index is built anew.
  ["ALTER TABLE cards ADD COLUMN words TEXT NOT NULL DEFAULT ''", "DELETE FROM bits", "DELETE FROM numbers"],
  // Sign-ups by weeks instead of four of them; the index is built anew.
  ["DELETE FROM bits", "DELETE FROM numbers"],
];
