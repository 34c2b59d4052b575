import { defineEndpoint } from "../../endpoint.ts";
import { mandateData } from "../../money/direct-debit.ts";
import { refundReason } from "../../money/refunds.ts";
import {
  day,
  holding,
  instant,
  list,
  mintedKey,
  money,
  numberInQuery,
  pageInQuery,
  wholeNumber,
} from "../../scalars.ts";
import { transferFailures } from "./transfer-failures.ts";
import { z } from "../../zod.ts";

/** How a refund stands that somebody transfers by hand; of `came_back` the money had gone. */
const transferStatuses = ["waiting", "transferred", "came_back", "impossible"] as const;
export type TransferStatus = (typeof transferStatuses)[number];

/**
 * A refund of a payment that was collected by a file for the bank. `account_holder` and `iban`: while it waits, empty afterwards; `words`:
 * what stands on the transfer; `payment`: as of `operatorPayment.number`; `due`: the last day for it, after a withdrawal;
 * `charged_back`: the payer's bank took the payment back meanwhile, so nothing is owed any more.
 */
const transfer = z.object({
  number: z.int(),
  amount: money,
  account_holder: z.string(),
  iban: z.string(),
  iban_end: z.string(),
  words: z.string(),
  receipt: z.string().nullable(),
  payment: z.int().nullable(),
  reason: refundReason,
  asked_at: instant,
  due: day.nullable(),
  charged_back: z.boolean(),
  status: z.enum(transferStatuses),
  /** On which it was transferred. */
  day: day.nullable(),
  failure: z.enum(transferFailures).nullable(),
  operator: z.string().nullable(),
  marked_at: instant.nullable(),
});
export type Transfer = z.output<typeof transfer>;

/** So many that were marked the list has a page. */
export const TRANSFERS_PAGE = 50;

/** Refunds to transfer by hand, the longest first and at most a hundred, and of those that were marked a page, the latest first (`found`: of all pages); none of the caller's own. Each look is written into the audit log. Ours; decision 0255. */
export const listTransfers = defineEndpoint({
  name: "listTransfers",
  method: "GET",
  path: "/api/operator-transfers.php",
  query: z.object({ page: pageInQuery }),
  reply: z.object({ waiting: list(transfer), marked: list(transfer), found: wholeNumber }),
  problems: ["authentication_required"],
});

/** One of them. Written into the audit log. Ours. */
export const inspectTransfer = defineEndpoint({
  name: "inspectTransfer",
  method: "GET",
  path: "/api/operator-transfer.php",
  query: z.object({ number: numberInQuery }),
  reply: holding("transfer", transfer),
  problems: ["authentication_required", "not_found", "yourself"],
});

/** The end of the account that the operator saw, so that nobody speaks of another one than it is by now. */
const seenEnd = z.string().regex(/^[A-Z\d]{4}$/);

/** It was transferred on this day, to the account with this end. The same `mark_id` again changes nothing; `decision_changed`: somebody else was faster. Ours. */
export const markTransferred = defineEndpoint({
  name: "markTransferred",
  method: "PUT",
  path: "/api/operator-transfer.php",
  body: z.object({ number: z.int().positive(), mark_id: mintedKey, iban_end: seenEnd, day }),
  reply: z.unknown(),
  problems: ["authentication_required", "decision_changed", "not_found", "yourself"],
});

/** It came back (`seen`: it was `transferred`) or cannot be transferred: the refund has failed. As `markTransferred`. Ours. */
export const failTransfer = defineEndpoint({
  name: "failTransfer",
  method: "PUT",
  path: "/api/operator-transfer-failure.php",
  body: z.object({
    number: z.int().positive(),
    mark_id: mintedKey,
    seen: z.enum(["waiting", "transferred"]),
    reason: z.enum(transferFailures),
  }),
  reply: z.unknown(),
  problems: ["authentication_required", "decision_changed", "not_found", "yourself"],
});

/**
 * The member gave another account: what waits goes there. `iban` as somebody types it; `iban_end`: of the account before. The same account
 * again changes nothing. As `markTransferred`. Ours.
 */
export const changeTransferAccount = defineEndpoint({
  name: "changeTransferAccount",
  method: "PUT",
  path: "/api/operator-transfer-account.php",
  body: mandateData
    .pick({ account_holder: true, iban: true })
    .extend({ number: z.int().positive(), iban_end: seenEnd }),
  reply: z.unknown(),
  problems: ["authentication_required", "decision_changed", "not_found", "yourself", "iban_refused"],
});
