/**
 * Booleans are 0 and 1, times milliseconds since 1970, lists and records JSON. `signup_hash` tells a repeated sign-up
 * from a reused key; `next_number` numbers events that have no key of their own.
 */
const account = `CREATE TABLE account (
  id TEXT PRIMARY KEY,
  site TEXT NOT NULL,
  email TEXT NOT NULL,
  password_hash TEXT,
  signup_hash TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('not_confirmed', 'confirmed')),
  profile_status TEXT NOT NULL CHECK (profile_status IN ('disabled', 'active')),
  paid_user INTEGER NOT NULL,
  language TEXT NOT NULL,
  signup_date INTEGER NOT NULL,
  last_active INTEGER NOT NULL,
  fictional INTEGER NOT NULL,
  name TEXT NOT NULL,
  gender TEXT NOT NULL,
  seeking TEXT NOT NULL,
  date_of_birth TEXT NOT NULL,
  country TEXT NOT NULL,
  region TEXT NOT NULL,
  city TEXT NOT NULL,
  details TEXT NOT NULL,
  interests TEXT NOT NULL,
  consents TEXT NOT NULL,
  traffic_source TEXT NOT NULL,
  next_number INTEGER NOT NULL DEFAULT 1
)`;

const people = [
  "CREATE TABLE photos (id TEXT PRIMARY KEY, position INTEGER NOT NULL, status TEXT NOT NULL)",
  "CREATE TABLE sessions (hash TEXT PRIMARY KEY, created INTEGER NOT NULL, last_seen INTEGER NOT NULL, user_agent TEXT NOT NULL)",
  "CREATE TABLE activation_mails (at INTEGER NOT NULL)",
  // The last card we heard of, so that chats and likes are answered without asking anybody.
  "CREATE TABLE known_people (id TEXT PRIMARY KEY, person TEXT NOT NULL, at INTEGER NOT NULL)",
  "CREATE TABLE blocks (other TEXT PRIMARY KEY, by_me INTEGER NOT NULL, by_them INTEGER NOT NULL)",
  "CREATE TABLE likes (other TEXT PRIMARY KEY, given_at INTEGER, received_at INTEGER, received_new INTEGER NOT NULL DEFAULT 0)",
];

const conversations = [
  // A removed conversation keeps its row: who started it still counts, and a client's cursors stay valid.
  `CREATE TABLE conversations (
    id TEXT PRIMARY KEY,
    other TEXT NOT NULL UNIQUE,
    opened_by_me INTEGER NOT NULL,
    removed INTEGER NOT NULL DEFAULT 0,
    unread INTEGER NOT NULL DEFAULT 0,
    read_position INTEGER NOT NULL DEFAULT 0,
    read_by_other INTEGER NOT NULL DEFAULT 0,
    last_at INTEGER NOT NULL
  )`,
  `CREATE TABLE messages (
    position INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    conversation TEXT NOT NULL,
    client_id TEXT,
    own INTEGER NOT NULL,
    text TEXT NOT NULL,
    sent_at INTEGER NOT NULL
  )`,
  "CREATE INDEX messages_in_order ON messages (conversation, sent_at, id)",
  "CREATE INDEX messages_by_arrival ON messages (conversation, own, position)",
  // One key, one message: outlives the message itself, without its words.
  `CREATE TABLE sent (
    client_id TEXT PRIMARY KEY,
    content_hash TEXT NOT NULL,
    conversation TEXT NOT NULL,
    message TEXT NOT NULL,
    position INTEGER NOT NULL,
    sent_at INTEGER NOT NULL,
    credits INTEGER NOT NULL
  )`,
  // What waits until it may be shown (`deferred.ts`).
  "CREATE TABLE held (position INTEGER PRIMARY KEY AUTOINCREMENT, payload TEXT NOT NULL)",
];

const money = [
  `CREATE TABLE ledger (
    position INTEGER PRIMARY KEY AUTOINCREMENT,
    key TEXT NOT NULL UNIQUE,
    from_account TEXT NOT NULL,
    to_account TEXT NOT NULL CHECK (to_account <> from_account),
    credits INTEGER NOT NULL CHECK (credits > 0),
    kind TEXT NOT NULL,
    balance INTEGER NOT NULL CHECK (balance >= 0),
    at INTEGER NOT NULL
  )`,
  "CREATE TRIGGER ledger_stays BEFORE UPDATE ON ledger BEGIN SELECT RAISE(ABORT, 'the ledger is append-only'); END",
  "CREATE TRIGGER ledger_keeps BEFORE DELETE ON ledger BEGIN SELECT RAISE(ABORT, 'the ledger is append-only'); END",
  `CREATE TABLE payments (
    payment_id TEXT PRIMARY KEY,
    bundle TEXT NOT NULL,
    credits INTEGER NOT NULL,
    amount INTEGER NOT NULL,
    currency TEXT NOT NULL,
    payment_method TEXT NOT NULL,
    status TEXT NOT NULL,
    provider_ref TEXT,
    checkout_url TEXT,
    created_at INTEGER NOT NULL,
    settled_at INTEGER,
    checks INTEGER NOT NULL DEFAULT 0,
    check_at INTEGER
  )`,
  "CREATE INDEX payments_to_check ON payments (check_at) WHERE check_at IS NOT NULL",
];

/** The tables as they first were; later steps change them (schema.ts). */
export const firstSchema: readonly string[] = [account, ...people, ...conversations, ...money];
