import { fictionalProfilesSchema } from "./operators/members/fictional-profiles.ts";
import { forgottenSchema } from "./erased/forgotten-members.ts";
import { sendingSchema } from "../outbox.ts";
import { auditFiltersSchema, auditSchema, auditWordsSchema } from "./operators/audit/audit.ts";
import { queueOrderSchema, queueSchema, shownSchema } from "./operators/queue/queue-schema.ts";
import { attachedSchema } from "./operators/cases/attach-member.ts";
import { evidenceEndSchema } from "./operators/cases/evidence-end.ts";
import { settledSchema } from "./operators/cases/case-decisions.ts";
import { casesSchema, unkeyedCasesSchema } from "./operators/cases/cases.ts";
import { casesByContentSchema } from "./operators/cases/same-case.ts";
import { figuresSchema } from "./operators/audit/figures.ts";
import { liftedDecisionsSchema, liftsSchema } from "./operators/members/lifts.ts";
import { smsCodesSchema } from "./sms-codes.ts";
import { debitsSchema } from "./debits/debit-schema.ts";
import { transfersSchema } from "./debits/transfer-schema.ts";
import { discountCodesSchema } from "./discounts/discount-codes.ts";
import {
  paymentIdIndexSchema,
  paymentRecordsSchema,
  refundChangesSchema,
  twiceChangesSchema,
} from "./payments/payment-records.ts";
import { decidedProposalsSchema, refundProposalsSchema } from "./payments/refund-proposals.ts";
import { disputeNotesSchema } from "./payments/disputes.ts";
import { reconciliationsSchema } from "./payments/reconciliations.ts";
import { pageVersionsSchema } from "./pages/page-versions.ts";
import { priceListsSchema, priceTermsSchema } from "./prices/price-lists.ts";
import { settingChangesSchema } from "./settings/setting-changes.ts";
import { siteReceiptsSchema } from "./receipts.ts";
import { evidenceRetrySchema } from "./operators/cases/loose-evidence.ts";

/** One row each for settings and company: a JSON object with only what differs from the defaults. */
export const siteSchema: readonly (readonly string[])[] = [
  [
    "CREATE TABLE stored (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID",
    "CREATE TABLE counters (name TEXT NOT NULL, day TEXT NOT NULL, count INTEGER NOT NULL, PRIMARY KEY (name, day)) WITHOUT ROWID",
    "CREATE TABLE inbox (id TEXT PRIMARY KEY, at INTEGER NOT NULL) WITHOUT ROWID",
    "CREATE INDEX inbox_by_age ON inbox (at)",
    "CREATE TABLE mails (position INTEGER PRIMARY KEY AUTOINCREMENT, mail TEXT NOT NULL)",
    "CREATE TABLE demo_logins (email TEXT PRIMARY KEY, login TEXT NOT NULL) WITHOUT ROWID",
    `CREATE TABLE test_payments (
      ref TEXT PRIMARY KEY,
      status TEXT NOT NULL,
      record TEXT NOT NULL
    ) WITHOUT ROWID`,
  ],
  [
    // Mails come once by their id, and go when their reader is erased.
    "ALTER TABLE mails ADD COLUMN id TEXT",
    "CREATE UNIQUE INDEX mails_by_id ON mails (id)",
    // What must be kept of money when a member is erased: no name, no address, no id of theirs.
    `CREATE TABLE accounting (
      account TEXT NOT NULL,
      kind TEXT NOT NULL,
      entry TEXT NOT NULL,
      at INTEGER NOT NULL
    )`,
    "CREATE INDEX accounting_by_age ON accounting (at)",
  ],
  [
    // Tokens of signed webhook calls, hashed, until their signatures are too old to be believed.
    "CREATE TABLE webhook_tokens (hash TEXT PRIMARY KEY, content TEXT NOT NULL, until INTEGER NOT NULL) WITHOUT ROWID",
    "CREATE INDEX webhook_tokens_by_end ON webhook_tokens (until)",
  ],
  // Whom a mail names, beside its reader: by this it is found when they are erased.
  ["ALTER TABLE mails ADD COLUMN about TEXT"],
  [
    // One row that /healthz writes over itself.
    "CREATE TABLE disk_check (id INTEGER PRIMARY KEY CHECK (id = 1), at INTEGER NOT NULL)",
  ],
  // What operators work on, what they did, and what they decided, on its way (decision 0169).
  [...sendingSchema, ...auditSchema, ...queueSchema],
  queueOrderSchema,
  casesSchema,
  evidenceEndSchema,
  evidenceRetrySchema,
  fictionalProfilesSchema,
  shownSchema,
  forgottenSchema,
  settledSchema,
  liftsSchema,
  unkeyedCasesSchema,
  liftedDecisionsSchema,
  auditWordsSchema,
  figuresSchema,
  auditFiltersSchema,
  attachedSchema,
  casesByContentSchema,
  discountCodesSchema,
  siteReceiptsSchema,
  smsCodesSchema,
  priceListsSchema,
  paymentRecordsSchema,
  reconciliationsSchema,
  debitsSchema,
  refundChangesSchema,
  refundProposalsSchema,
  decidedProposalsSchema,
  twiceChangesSchema,
  paymentIdIndexSchema,
  settingChangesSchema,
  pageVersionsSchema,
  disputeNotesSchema,
  transfersSchema,
  priceTermsSchema,
];
