import { defineEndpoint } from "../endpoint.ts";
import { payment } from "./payments.ts";
import { refundStatus } from "./refunds.ts";
import { flag, holding, id, instant, list, mintedKey, money, wholeNumber } from "../scalars.ts";
import { z } from "../zod.ts";

/**
 * A purchase that can be withdrawn from, `until` then (setting refund_days, 14 at least). Null once that is over: it was withdrawn from
 * in time, its money did not arrive, and it may be withdrawn from again. `refund` is paid back for the credits that are
 * `unused`; `kept` is the price of those that were used, `held` among them, which wait for an answer. Decision 0227.
 */
export const withdrawable = z.object({
  payment,
  /** The number of its receipt, once it has one. */
  receipt: z.string().nullish(),
  until: instant.nullable(),
  unused: wholeNumber,
  held: wholeNumber,
  refund: money,
  kept: money,
  /** No other bundle is paid. */
  premium_ends: flag,
});
export type Withdrawable = z.output<typeof withdrawable>;

/** A withdrawal, as its receipt has it: who signed it when, and where the confirmation was sent. */
export const withdrawal = z.object({
  refund_id: id,
  payment_id: id,
  /** The number of its receipt, once the site has given one. */
  receipt: z.string().nullish(),
  at: instant,
  name: z.string(),
  email: z.string(),
  refund: money,
  kept: money,
  credits: wholeNumber,
  status: refundStatus,
  /** The payer's bank took the payment back. */
  charged_back: flag.default(false),
});
export type Withdrawal = z.output<typeof withdrawal>;

/** From what the member can withdraw now, what each would give, and from what they withdrew, the latest first. `email`: where receipts go. */
export const listWithdrawals = defineEndpoint({
  name: "listWithdrawals",
  method: "GET",
  path: "/api/withdrawal.php",
  reply: z.object({ contracts: list(withdrawable), withdrawals: list(withdrawal), email: z.string() }),
  problems: ["authentication_required"],
});

/**
 * Withdraws from a purchase; the receipt is mailed at once. `refund` (minor units) and `unused` are what the page showed: where it is
 * something else by now nothing happens (`quote_changed`). The same `refund_id` again is the same withdrawal, with another payment or
 * name `key_reused`. `withdrawal_over`: it is too late, or done already. Directive 2011/83/EU, article 11a. Ours.
 */
export const withdraw = defineEndpoint({
  name: "withdraw",
  method: "POST",
  path: "/api/withdrawal.php",
  keyed: true,
  body: z.object({
    refund_id: mintedKey,
    payment_id: id,
    name: z.string().trim().min(1).max(100),
    refund: z.int().nonnegative(),
    unused: z.int().nonnegative(),
  }),
  reply: holding("withdrawal", withdrawal),
  problems: ["authentication_required", "key_reused", "not_found", "quote_changed", "withdrawal_over"],
});
