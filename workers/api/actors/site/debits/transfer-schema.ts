/**
 * Refunds of filed debits, which somebody transfers by hand (decision 0255). `key`: of the refund, once a debit. `status`: `waiting`,
 * `transferred` (on `day`), then perhaps `came_back`, or `impossible`; `failure`: why it failed. `mark_id`: of the form by which it was
 * marked last. Whose account it is stands here while it waits. Times in milliseconds, amounts in cents.
 */
export const transfersSchema = [
  `CREATE TABLE transfers (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    debit INTEGER NOT NULL,
    key TEXT NOT NULL,
    amount INTEGER NOT NULL CHECK (amount > 0),
    reason TEXT NOT NULL,
    asked_at INTEGER NOT NULL,
    taken_at INTEGER NOT NULL,
    receipt TEXT,
    words TEXT NOT NULL,
    account_holder TEXT NOT NULL,
    iban TEXT NOT NULL,
    iban_end TEXT NOT NULL,
    status TEXT NOT NULL DEFAULT 'waiting',
    day TEXT,
    failure TEXT,
    marked_at INTEGER,
    operator TEXT,
    mark_id TEXT,
    UNIQUE (debit, key)
  )`,
  "CREATE INDEX transfers_by_status ON transfers (status, asked_at)",
];
