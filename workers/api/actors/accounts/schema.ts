import { outboxSchema } from "../outbox.ts";
import { passkeysSchema } from "../../passkeys/passkey-rows.ts";
import { bansSchema } from "./bans.ts";
import { sessionPasskeySchema } from "./operators/operator-sessions.ts";

/**
 * `email` is a keyed hash; `network` too; `source` is such a network, or the name of a device. Times are milliseconds since 1970.
 */
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
  // Counted by account and network, or known device (decisions 0086, 0087); a mail with a reset link waits in the outbox.
  [
    "DROP TABLE attempts",
    "DROP TABLE reset_mails",
    `CREATE TABLE failed_attempts (
      email TEXT NOT NULL,
      place TEXT NOT NULL,
      failures INTEGER NOT NULL,
      blocks INTEGER NOT NULL,
      blocked_until INTEGER NOT NULL,
      last_at INTEGER NOT NULL,
      PRIMARY KEY (email, place)
    )`,
    "CREATE INDEX failed_attempts_by_age ON failed_attempts (last_at)",
    "CREATE TABLE guesses (email TEXT PRIMARY KEY, level REAL NOT NULL, at INTEGER NOT NULL)",
    "CREATE INDEX guesses_by_age ON guesses (at)",
    `CREATE TABLE asked_resets (
      email TEXT NOT NULL,
      place TEXT NOT NULL,
      day TEXT NOT NULL,
      mails INTEGER NOT NULL,
      PRIMARY KEY (email, place, day)
    )`,
    ...outboxSchema,
  ],
  // Buckets of attempts by source, networks where the member signed in (decision 0125), mails that unknown visitors ask for
  // (0126). Nothing sends events here that could come twice and do harm, so the inbox was never used.
  [
    "DROP TABLE guesses",
    `CREATE TABLE guesses_by_source (
      email TEXT NOT NULL,
      source TEXT NOT NULL,
      level REAL NOT NULL,
      at INTEGER NOT NULL,
      PRIMARY KEY (email, source)
    )`,
    "CREATE INDEX guesses_by_source_age ON guesses_by_source (at)",
    "CREATE TABLE known_places (email TEXT NOT NULL, place TEXT NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (email, place))",
    "CREATE INDEX known_places_by_age ON known_places (at)",
    "CREATE TABLE stranger_resets (email TEXT PRIMARY KEY, level REAL NOT NULL, at INTEGER NOT NULL)",
    "CREATE INDEX stranger_resets_by_age ON stranger_resets (at)",
    "DROP TABLE inbox",
  ],
  [
    "ALTER TABLE failed_attempts RENAME COLUMN place TO source",
    "ALTER TABLE asked_resets RENAME COLUMN place TO source",
    "ALTER TABLE known_places RENAME TO known_networks",
    "ALTER TABLE known_networks RENAME COLUMN place TO network",
    "DROP INDEX known_places_by_age",
    "CREATE INDEX known_networks_by_age ON known_networks (at)",
    "ALTER TABLE stranger_resets RENAME TO unknown_visitor_resets",
    "DROP INDEX stranger_resets_by_age",
    "CREATE INDEX unknown_visitor_resets_by_age ON unknown_visitor_resets (at)",
  ],
  // Operators are no members (decision 0169). `token`, `challenge` and `code` are hashes; `attempt` is what its password counted as.
  [
    `CREATE TABLE operators (
      email TEXT PRIMARY KEY,
      id TEXT NOT NULL,
      name TEXT NOT NULL,
      password_hash TEXT NOT NULL,
      created INTEGER NOT NULL
    )`,
    "CREATE TABLE operator_sessions (token TEXT PRIMARY KEY, email TEXT NOT NULL, expires INTEGER NOT NULL)",
    `CREATE TABLE operator_codes (
      challenge TEXT PRIMARY KEY,
      email TEXT NOT NULL,
      attempt TEXT NOT NULL,
      code TEXT NOT NULL,
      tries INTEGER NOT NULL,
      expires INTEGER NOT NULL
    )`,
  ],
  [
    "CREATE TABLE operator_devices (hash TEXT PRIMARY KEY, email TEXT NOT NULL, at INTEGER NOT NULL)",
    "CREATE INDEX operator_devices_by_email ON operator_devices (email, at)",
  ],
  // Decision 0173.
  bansSchema,
  // Of operators, by their ids (decision 0178).
  passkeysSchema,
  sessionPasskeySchema,
];
