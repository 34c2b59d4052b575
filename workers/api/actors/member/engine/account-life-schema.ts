/** An account's own life: links of mails, ways in, mails sent and planned, and its end. */
export const accountLifeSchema = [
  // A link's secret is in the mail alone. One that was used stays until it expires, so that a second click is answered.
  `CREATE TABLE links (
    hash TEXT PRIMARY KEY,
    purpose TEXT NOT NULL,
    data TEXT NOT NULL,
    created INTEGER NOT NULL,
    expires INTEGER NOT NULL,
    used INTEGER NOT NULL DEFAULT 0
  )`,
  "ALTER TABLE sessions ADD COLUMN method TEXT NOT NULL DEFAULT 'password'",
  `CREATE TABLE passkeys (
    id TEXT PRIMARY KEY,
    public_key TEXT NOT NULL,
    counter INTEGER NOT NULL,
    transports TEXT NOT NULL,
    name TEXT NOT NULL,
    created INTEGER NOT NULL,
    last_used INTEGER
  )`,
  "CREATE TABLE used_challenges (hash TEXT PRIMARY KEY, expires INTEGER NOT NULL)",
  // The one change of address that waits; `failed`: mail to it came back.
  "CREATE TABLE email_change (email TEXT PRIMARY KEY, at INTEGER NOT NULL, failed INTEGER NOT NULL DEFAULT 0)",
  // An address that was given up stays ours until its undo link has expired.
  "CREATE TABLE kept_addresses (email TEXT PRIMARY KEY, until INTEGER NOT NULL)",
  `CREATE TABLE mails (
    id TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    subject TEXT NOT NULL,
    address TEXT NOT NULL,
    at INTEGER NOT NULL,
    status TEXT NOT NULL
  )`,
  "CREATE INDEX mails_by_age ON mails (at)",
  // JSON: { email: { kind: boolean }, push: { … }, light_mode, comfort_mode, time_zone }; what is missing is the default.
  "ALTER TABLE account ADD COLUMN settings TEXT NOT NULL DEFAULT '{}'",
  "CREATE TABLE notifications_disabled (reason TEXT PRIMARY KEY, at INTEGER NOT NULL)",
  "CREATE TABLE push_subscriptions (endpoint TEXT PRIMARY KEY, subscription TEXT NOT NULL, session TEXT NOT NULL, at INTEGER NOT NULL)",
  // One mail a kind at a time: what it says is counted when it leaves.
  "CREATE TABLE planned_notices (kind TEXT PRIMARY KEY, due INTEGER NOT NULL, data TEXT NOT NULL)",
  // The first message of a sign-up, until the address is confirmed (spec §4); `refusal` says why it could not leave.
  `CREATE TABLE planned_messages (
    client_id TEXT PRIMARY KEY,
    target TEXT NOT NULL,
    text TEXT NOT NULL,
    due INTEGER,
    refusal TEXT
  )`,
  "CREATE TABLE consents (position INTEGER PRIMARY KEY AUTOINCREMENT, kind TEXT NOT NULL, version INTEGER, at INTEGER NOT NULL, given INTEGER NOT NULL)",
  "INSERT INTO consents (kind, at, given) SELECT key, value, 1 FROM account, json_each(account.consents)",
  // One row while the account is being deleted.
  "CREATE TABLE closing (at INTEGER NOT NULL, erase_at INTEGER NOT NULL, reason TEXT NOT NULL, comment TEXT NOT NULL, step TEXT NOT NULL DEFAULT 'waiting')",
];
