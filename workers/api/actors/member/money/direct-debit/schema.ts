/** What a mandate says beside its number. */
const data = `
  account_holder TEXT NOT NULL,
  iban TEXT NOT NULL,
  street TEXT NOT NULL,
  house_number TEXT NOT NULL,
  zip TEXT NOT NULL,
  city TEXT NOT NULL,
  phone TEXT NOT NULL`;

/** Mandates and what they need (decision 0229), and by which of them a payment is collected (decision 0230). */
export const directDebitSchema = [
  // One that waits for its code, which is kept as a keyed hash. `typed`: hash of all that was sent, `erase_at`: when it goes.
  `CREATE TABLE mandate_requests (
    mandate_id TEXT PRIMARY KEY,
    typed TEXT NOT NULL,
    ${data},
    code TEXT NOT NULL,
    expires INTEGER NOT NULL,
    erase_at INTEGER NOT NULL
  )`,
  // `creditor`: who may collect, as it was when the mandate was given (JSON). `provider_ref`: how the provider knows it, once it does.
  `CREATE TABLE mandates (
    mandate_id TEXT PRIMARY KEY,
    reference TEXT NOT NULL UNIQUE,
    ${data},
    creditor TEXT NOT NULL,
    signed_at INTEGER NOT NULL,
    revoked_at INTEGER,
    provider_ref TEXT
  )`,
  "CREATE UNIQUE INDEX one_active_mandate ON mandates (revoked_at IS NULL) WHERE revoked_at IS NULL",
  // Codes that were sent ('sent') and those typed that were others ('wrong'), of the last day.
  "CREATE TABLE mandate_codes (kind TEXT NOT NULL, at INTEGER NOT NULL)",
  "CREATE TABLE debit_blocks (because TEXT PRIMARY KEY, until INTEGER NOT NULL)",
  "ALTER TABLE payments ADD COLUMN mandate_id TEXT",
  "ALTER TABLE payments ADD COLUMN debit_day TEXT",
  "ALTER TABLE payments ADD COLUMN debit_reference TEXT",
  "ALTER TABLE payments ADD COLUMN debit_iban_end TEXT",
];

/** The columns of both tables that hold what somebody typed: they are overwritten before they are deleted (erase-rows.ts). */
export const MANDATE_WORDS = ["account_holder", "iban", "street", "house_number", "zip", "city", "phone"] as const;
