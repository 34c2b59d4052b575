/**
 * Debits for the files of the site's bank (decision 0234). `status`: `waiting`, `withdrawn`, `filed`, `collected` or `returned`;
 * `revision`: as of a payment, 1 once the bank took it back; `member`: null once they are erased. Whose account it is stands here
 * while it waits, and then in the file alone. Times in milliseconds, days as `YYYY-MM-DD`, amounts in cents.
 */
export const debitsSchema = [
  `CREATE TABLE debits (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    ref TEXT NOT NULL UNIQUE,
    member TEXT,
    payment_id TEXT NOT NULL,
    reference TEXT NOT NULL,
    signed_at INTEGER NOT NULL,
    account_holder TEXT NOT NULL,
    iban TEXT NOT NULL,
    iban_end TEXT NOT NULL,
    amount INTEGER NOT NULL CHECK (amount > 0),
    day TEXT NOT NULL,
    status TEXT NOT NULL,
    revision INTEGER NOT NULL DEFAULT 0,
    file INTEGER
  )`,
  "CREATE INDEX debits_by_status ON debits (status, day)",
  "CREATE INDEX debits_by_file ON debits (file)",
  "CREATE INDEX debits_by_mandate ON debits (reference)",
  // `xml`: as it was made, to be downloaded again; empty once nobody may ask for a mandate's proof any more.
  `CREATE TABLE debit_files (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    file_id TEXT NOT NULL UNIQUE,
    message_id TEXT NOT NULL,
    made_at INTEGER NOT NULL,
    operator TEXT NOT NULL,
    xml TEXT NOT NULL
  )`,
];
