import { savedSearchesSchema } from "../people/saved-searches-schema.ts";
import { accountLifeSchema } from "./account-life-schema.ts";
import { outboxSchema } from "../../outbox.ts";
import { paymentEventsSchema } from "../money/payment-events.ts";
import { discountsSchema } from "../money/discounts.ts";
import { heldCreditsSchema } from "../money/held-credits.ts";
import { chargeBackSchema } from "../money/charge-back-schema.ts";
import { ledgerByTimeSchema } from "../money/movements.ts";
import { spamFlagsSchema, unkeyedFlagsSchema } from "../standing/spam-flags.ts";
import { inspectedTextsSchema, renamedTextsSchema } from "../standing/inspected-texts.ts";
import { askedTextsSchema } from "../standing/text-inspection.ts";
import { renamingSchema } from "./renaming-schema.ts";
import { keptCardsSchema, plannedCardsSchema } from "../people/kept-cards.ts";
import { hiddenMembersSchema } from "../people/hidden-members.ts";
import { likeBackSchema } from "../people/like-back.ts";
import { reportsSchema, unkeyedReportsSchema } from "../people/reports/reports-schema.ts";
import {
  answeredSchema,
  giftSchema,
  openedSchema,
  removedMessagesSchema,
  writtenSchema,
} from "../conversations/conversations-schema.ts";
import { goneMessagesSchema } from "../conversations/removed/gone-messages.ts";
import { messagePhotosSchema } from "../conversations/sending/message-photos.ts";
import { deliveredSchema } from "../conversations/sending/delivered.ts";
import { conversationStartsSchema } from "../conversations/sending/new-conversations.ts";
import { waitingMessagesSchema } from "../conversations/undelivered/waiting-messages.ts";
import { suspendedSessionsSchema } from "../standing/suspended-sessions.ts";
import { suggestionsSchema } from "../suggestions/schema.ts";
import { eachByItselfSchema, sanctionsSchema, sequenceSchema, upToSchema } from "../standing/sanctions.ts";

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

export const memberSchema: readonly (readonly string[])[] = [
  [account, ...people, ...conversations, ...money, ...outboxSchema],
  // 'new' or 'seen': what a received like was when it was taken back.
  ["ALTER TABLE likes ADD COLUMN taken_back TEXT"],
  accountLifeSchema,
  [
    // Somebody who is deleting their account: known, but not to be seen.
    "ALTER TABLE known_people ADD COLUMN away INTEGER NOT NULL DEFAULT 0",
    // Likes wait too while the account is being deleted.
    "ALTER TABLE held ADD COLUMN kind TEXT NOT NULL DEFAULT 'message'",
  ],
  // Whom the subject names, by id.
  ["ALTER TABLE mails ADD COLUMN about TEXT"],
  [
    // Browsers that somebody signed in with, by the hash of a secret that only they have; they outlive their sessions.
    "CREATE TABLE known_devices (hash TEXT PRIMARY KEY, at INTEGER NOT NULL)",
    "ALTER TABLE sessions ADD COLUMN device TEXT",
  ],
  [
    // 1: no address shows the photo; `move_at`: not tried again before (milliseconds).
    "ALTER TABLE photos ADD COLUMN withheld INTEGER NOT NULL DEFAULT 0",
    "ALTER TABLE photos ADD COLUMN move_at INTEGER NOT NULL DEFAULT 0",
  ],
  // Payments that were no longer asked after, and those that may never have begun, are asked after again.
  ["UPDATE payments SET check_at = created_at WHERE status = 'pending' AND check_at IS NULL"],
  // One row for ten people whom the member looked up and has nothing to do with (lookup-log.ts).
  ["CREATE TABLE stranger_looks (at INTEGER NOT NULL)"],
  renamingSchema,
  // Since when the member blocks them (milliseconds).
  ["ALTER TABLE blocks ADD COLUMN at INTEGER"],
  // JSON: { min, max, regions }; what is missing was not chosen.
  ["ALTER TABLE account ADD COLUMN looking_for TEXT NOT NULL DEFAULT '{}'"],
  [
    // What they can be: people/photos.ts.
    "ALTER TABLE photos ADD COLUMN reason TEXT",
    // Milliseconds: uploaded, decided; `due`: when something is to be done about its bytes.
    "ALTER TABLE photos ADD COLUMN at INTEGER NOT NULL DEFAULT 0",
    "ALTER TABLE photos ADD COLUMN decided_at INTEGER NOT NULL DEFAULT 0",
    "ALTER TABLE photos ADD COLUMN due INTEGER",
    "ALTER TABLE photos ADD COLUMN attempts INTEGER NOT NULL DEFAULT 0",
    // Of the upload: SHA-256, and a type that nothing reads (dropped below).
    "ALTER TABLE photos ADD COLUMN digest TEXT",
    "ALTER TABLE photos ADD COLUMN type TEXT",
    // 1: it was active once, so others may have its address.
    "ALTER TABLE photos ADD COLUMN shown INTEGER NOT NULL DEFAULT 0",
    "UPDATE photos SET shown = 1 WHERE status = 'active'",
  ],
  ["ALTER TABLE photos DROP COLUMN type"],
  [
    // Uploads that come in, or whose bytes nobody needs; `due`: when what came of them is deleted (milliseconds).
    "CREATE TABLE uploads (attempt TEXT PRIMARY KEY, photo TEXT NOT NULL, due INTEGER NOT NULL)",
    // The attempt whose bytes are the photo's.
    "ALTER TABLE photos ADD COLUMN upload TEXT",
  ],
  sanctionsSchema,
  heldCreditsSchema,
  [
    // What is fictional is so for ever, and what is not never becomes it.
    `CREATE TRIGGER fictional_stays BEFORE UPDATE OF fictional ON account WHEN NEW.fictional IS NOT OLD.fictional
     BEGIN SELECT RAISE(ABORT, 'a profile stays what it was made as'); END`,
  ],
  [...inspectedTextsSchema, ...spamFlagsSchema],
  reportsSchema,
  eachByItselfSchema,
  answeredSchema,
  renamedTextsSchema,
  // As where passkeys of several people are kept (passkey-rows.ts); here they are all the member's own.
  ["ALTER TABLE passkeys ADD COLUMN owner TEXT NOT NULL DEFAULT ''"],
  // 0: it was no picture, so that nothing of it is stored.
  ["ALTER TABLE photos ADD COLUMN pictured INTEGER NOT NULL DEFAULT 1"],
  // Of a fictional profile: when an operator retired it (milliseconds).
  ["ALTER TABLE account ADD COLUMN retired_at INTEGER"],
  suspendedSessionsSchema,
  // 1: they had written to the member, before the block took the conversation away.
  ["ALTER TABLE blocks ADD COLUMN wrote INTEGER NOT NULL DEFAULT 0"],
  keptCardsSchema,
  unkeyedFlagsSchema,
  writtenSchema,
  sequenceSchema,
  plannedCardsSchema,
  unkeyedReportsSchema,
  upToSchema,
  // In which order a photo's decisions were made; earlier ones come before all others.
  ["ALTER TABLE photos ADD COLUMN sequence INTEGER NOT NULL DEFAULT 0"],
  goneMessagesSchema,
  hiddenMembersSchema,
  likeBackSchema,
  suggestionsSchema,
  savedSearchesSchema,
  giftSchema,
  removedMessagesSchema,
  openedSchema,
  conversationStartsSchema,
  waitingMessagesSchema,
  // First messages of sign-ups stand in their conversations before the address is confirmed.
  ["UPDATE planned_messages SET due = 0 WHERE refusal IS NULL"],
  // Credits that come with the confirmation of the address (promised-credits.ts).
  ["ALTER TABLE account ADD COLUMN promised_credits INTEGER NOT NULL DEFAULT 0"],
  deliveredSchema,
  messagePhotosSchema,
  askedTextsSchema,
  chargeBackSchema,
  discountsSchema,
  ledgerByTimeSchema,
  paymentEventsSchema,
];
