import { disputeOutcomes } from "./dispute-outcomes.ts";
import { defineEndpoint } from "../../endpoint.ts";
import { paymentMethod } from "../../money/payments.ts";
import { day, holding, id, instant, list, money, numberInQuery, wholeNumber } from "../../scalars.ts";
import { z } from "../../zod.ts";
import { movedKinds } from "./moved-kinds.ts";
import { refundablePayment } from "./operator-refunds.ts";

/** By which status operators filter; `disputed`: those that a bank took back, whatever became of them; `dispute_open`: of these, those that nobody has dealt with; `left_open`: open ones whose members were erased. */
export const paymentFilters = [
  "pending",
  "completed",
  "failed",
  "cancelled",
  "expired",
  "charged_back",
  "disputed",
  "dispute_open",
  "left_open",
] as const;

/** A payment of any member. `status` as `paymentStatus`, or one that came later; `member`: nobody any more when they were erased. */
export const operatorPayment = z.object({
  number: z.int(),
  payment_id: id,
  member: z.string().nullable(),
  credits: wholeNumber,
  amount: money,
  payment_method: paymentMethod,
  status: z.string(),
  provider_ref: z.string().nullable(),
  created_at: instant,
  /** What we had given back when a bank took the payment back as well: it was paid twice. Left out: nothing. */
  paid_twice: money.nullish(),
});
export type OperatorPayment = z.output<typeof operatorPayment>;

/** A change of its status, or `refund_sent`, `refunded` and `refund_failed`, which leave it as it is. `taken` and `owed`: credits that it took out of the wallet, and that became a debt; `moved`: money of a part. */
const paymentChange = z.object({
  status: z.string(),
  at: instant,
  taken: wholeNumber.nullish(),
  owed: wholeNumber.nullish(),
  moved: money.nullish(),
});

/**
 * Payments that reached the provider, the latest first, fifty a page; `before`: only those with smaller numbers, `next` of the page before.
 * `day`: on which they were begun, in the site's time zone. `find`: a receipt's number, our or the provider's number of a payment, or a
 * member's id, whole. Each look is written into the audit log. Ours; decision 0232.
 */
export const listOperatorPayments = defineEndpoint({
  name: "listOperatorPayments",
  method: "GET",
  path: "/api/operator-payments.php",
  query: z.object({
    before: numberInQuery.optional(),
    state: z.enum(paymentFilters).optional(),
    day: day.optional(),
    find: z.string().trim().min(1).max(128).optional(),
  }),
  reply: z.object({ payments: list(operatorPayment), next: z.int().nullable() }),
  problems: ["authentication_required"],
});

/** What an operator did about one; `outcome`: as `disputeOutcomes`, or one that came later. */
const disputeNote = z.object({ at: instant, operator: z.string(), outcome: z.string() });

/** One payment with its history and the notes about a dispute, the latest first. `dispute_open`: nobody has dealt with what happened last, which is `change`. `debt`: credits that its member owes now; null: nobody any more. `refundable`: what went back and can go back; `transfers`: numbers of refunds that somebody transfers by hand (decision 0255); both left out of who may not. Ours. */
export const inspectOperatorPayment = defineEndpoint({
  name: "inspectOperatorPayment",
  method: "GET",
  path: "/api/operator-payment.php",
  query: z.object({ number: numberInQuery }),
  reply: holding(
    "payment",
    operatorPayment.extend({
      disputed: z.boolean(),
      dispute_open: z.boolean().default(false),
      dispute_notes: list(disputeNote).default([]),
      change: z.int().nonnegative().default(0),
      debt: wholeNumber.nullable(),
      history: list(paymentChange),
      transfers: list(z.int()).default([]),
      refundable: refundablePayment.nullish(),
    }),
  ),
  problems: ["authentication_required", "not_found"],
});

/**
 * An operator dealt with a payment that a bank took back, and says which way; it is open again when something new happens to it. `change`: as
 * of the page that they saw, else `decision_changed`. Ours; decision 0261.
 */
export const handleDispute = defineEndpoint({
  name: "handleDispute",
  method: "PUT",
  path: "/api/operator-payment.php",
  body: z.object({ number: z.int().positive(), change: z.int().positive(), outcome: z.enum(disputeOutcomes) }),
  reply: z.unknown(),
  problems: ["authentication_required", "decision_changed", "not_found", "yourself"],
});

/** What a day's money is: paid, taken back by a bank, given by it once more, refunded, and refunds that came back. */
export const sumKinds = ["completed", "charged_back", "returned", "refunded", "refund_failed"] as const;
export type SumKind = (typeof sumKinds)[number];

/** `amount`: minor units of the row's currency. */
const sum = z.object({ count: z.int().nonnegative(), amount: z.int().nonnegative() });

/** A day of the site's time zone, in one currency. */
const dailySum = z.object({
  day,
  currency: z.string(),
  completed: sum,
  charged_back: sum,
  returned: sum,
  refunded: sum,
  refund_failed: sum,
});
export type DailySum = z.output<typeof dailySum>;

/** Left out in what earlier builds compared, which was what was paid alone. */
const kind = z.enum(movedKinds).default("completed");

/**
 * What moved on a day by our record and by the provider's own: sums of each kind and currency, and the payments of which not the same moved in both
 * (null: nothing), the first 200 of `count`. Decision 0238.
 */
const reconciliation = z.object({
  day,
  checked_at: instant,
  sums: list(z.object({ kind, currency: z.string(), ours: sum, theirs: sum })),
  differences: list(z.object({ kind, ref: z.string(), ours: money.nullable(), theirs: money.nullable() })),
  count: z.int().nonnegative(),
});
export type Reconciliation = z.output<typeof reconciliation>;

/** What was paid and taken back on each of the last 31 days, the latest first; days without any of it are not there; and each day that was compared with the provider's record, in the night after it. `uncompared`: days that nobody compares any more, as the site left their provider before it answered. `by_hand`: who collects keeps no such record, so people compare. Names nobody. Ours; decision 0232. */
export const listDailySums = defineEndpoint({
  name: "listDailySums",
  method: "GET",
  path: "/api/operator-sums.php",
  reply: z.object({
    sums: list(dailySum),
    reconciliations: list(reconciliation).default([]),
    uncompared: list(day).default([]),
    by_hand: z.boolean().default(false),
  }),
  problems: ["authentication_required"],
});
