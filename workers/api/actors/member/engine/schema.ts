import { savedSearchesSchema } from "../people/searches/saved-searches-schema.ts";
import { accountLifeSchema } from "./account-life-schema.ts";
import { outboxSchema } from "../../outbox.ts";
import { paymentEventsSchema } from "../money/payments/payment-events.ts";
import { firstSchema } from "./first-schema.ts";
import { directDebitSchema } from "../money/direct-debit/schema.ts";
import { deletionOfferSchema } from "../money/discounts/deletion-offer.ts";
import { dismissedBonusSchema } from "../money/discounts/dismissed-bonus.ts";
import { discountOnceSchema, discountsSchema } from "../money/discounts/discounts.ts";
import { heldCreditsSchema } from "../money/ledger/held-credits.ts";
import { chargeBackSchema } from "../money/payments/charge-back-schema.ts";
import { madePremiumSchema } from "../money/payments/made-premium.ts";
import { statementsSchema } from "../money/receipts/statement.ts";
import {
  agreedTermsSchema,
  orderedDaysSchema,
  orderedTermsSchema,
  receiptsSchema,
  vatCountrySchema,
} from "../money/receipts/receipts-schema.ts";
import { ledgerByTimeSchema } from "../money/ledger/movements.ts";
import { spendingLimitSchema } from "../money/spending-limit.ts";
import { refundSchema } from "../money/refunds/refund-schema.ts";
import { spamFlagsSchema, unkeyedFlagsSchema } from "../standing/spam-flags.ts";
import { inspectedTextsSchema, renamedTextsSchema } from "../standing/inspected-texts.ts";
import { askedTextsSchema } from "../standing/text-inspection.ts";
import { renamingSchema } from "./renaming-schema.ts";
import { keptCardsSchema, plannedCardsSchema } from "../people/cards/kept-cards.ts";
import { hiddenMembersSchema } from "../people/blocks/hidden-members.ts";
import { likeBackSchema } from "../people/likes/like-back.ts";
import { reportsSchema, unkeyedReportsSchema } from "../people/reports/reports-schema.ts";
import { supportSchema } from "../people/reports/support-questions.ts";
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

/** Each object takes the steps that it has not taken yet when it wakes; a step never changes. */
export const memberSchema: readonly (readonly string[])[] = [
  [...firstSchema, ...outboxSchema],
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
  receiptsSchema,
  statementsSchema,
  directDebitSchema,
  refundSchema,
  spendingLimitSchema,
  paymentEventsSchema,
  vatCountrySchema,
  deletionOfferSchema,
  agreedTermsSchema,
  discountOnceSchema,
  supportSchema,
  orderedDaysSchema,
  dismissedBonusSchema,
  orderedTermsSchema,
  madePremiumSchema,
];
