import { defineEndpoint } from "../endpoint.ts";
import { payment } from "./payments.ts";
import { flag, id, instant, list, money, month, wholeNumber } from "../scalars.ts";
import { z } from "../zod.ts";

/** One movement of the member's credits; `change`: of their balance, `balance`: after it. */
const movement = z.object({
  at: instant,
  kind: z.string(),
  credits: wholeNumber,
  change: wholeNumber,
  balance: wholeNumber,
  /** Whom a message was for, as the member sees them now; null: somebody who is not shown any more. */
  spent_on: z.object({ id, name: z.string() }).nullish(),
  /** The payment that it was bought with, or that was taken back. */
  payment_id: id.optional(),
  /** What was paid for it: below zero where the money went back to the payer. */
  paid: money.optional(),
});
export type Movement = z.output<typeof movement>;

/** Those before it: `next` of the page that came last. */
const before = z.coerce.number().int().min(1).optional();
const next = wholeNumber.nullish();

/** Which movements: of this month in the member's time zone; left out: of the newest month that has any. */
export const monthOfMovements = z.object({ month: month.optional(), before });

/**
 * The member's payments: those that are pending first, then newest first; and the movements of their credits in one month. A
 * list without `numResults` is all of them, as a PHP API may answer. Ours.
 */
export const listTransactions = defineEndpoint({
  name: "listTransactions",
  method: "GET",
  path: "/api/transactions.php",
  query: monthOfMovements.extend({ page: z.coerce.number().int().min(1).max(1000).default(1) }),
  reply: z.object({
    payments: list(payment),
    /** Of this page, from 1; and how many payments there are on all pages. */
    pageNumber: wholeNumber.optional(),
    numResults: wholeNumber.optional(),
    /** Of `month`, the latest first, up to 50; `next` where there are earlier ones of that month. */
    movements: list(movement).optional(),
    month: month.nullish(),
    next,
    /** Those with movements, the latest first, of ten years. */
    months: list(month).optional(),
    /** Is each month mailed to the member (`setPreferences`)? Left out where the API mails none. */
    statement: flag.optional(),
  }),
  problems: ["authentication_required"],
});

/** Every movement of the member's credits, the latest first, up to 1,000 at a time; `next` where there are earlier ones. Ours. */
export const listMovements = defineEndpoint({
  name: "listMovements",
  method: "GET",
  path: "/api/movements.php",
  query: z.object({ before }),
  reply: z.object({ movements: list(movement), next }),
  problems: ["authentication_required"],
});
