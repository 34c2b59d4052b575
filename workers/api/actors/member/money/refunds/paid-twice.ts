import { log } from "../../../../log.ts";
import { isFileRef } from "../../../../providers/payment/sepa-file-provider.ts";
import type { PaymentRow } from "../payments/payments.ts";

/**
 * Minor units of a payment that its payer's bank took back though we had given them back already, or they are on their way: the seller
 * pays twice, and people have to object at the provider. `refunded`: what went back as the provider says. Decision 0238.
 */
export function paidTwice(sql: SqlStorage, { payment_id, provider_ref, amount }: PaymentRow, refunded: number): number {
  const { sent } = sql
    .exec<{ sent: number }>(
      `SELECT coalesce(sum(amount), 0) AS sent FROM refunds WHERE payment_id = ? AND (status = 'done' OR (status = 'requested' AND taken = 1 AND ?))`,
      payment_id,
      // Nothing leaves before somebody has transferred it (decision 0255).
      isFileRef(provider_ref) ? 0 : 1,
    )
    .one();
  return Math.min(amount, Math.max(sent, refunded));
}

/** Logged as an error, since somebody has to object at the provider. */
export function logPaidTwice({ payment_id: payment, currency }: PaymentRow, amount: number): void {
  if (amount > 0) log({ level: "error", event: "refunded_and_charged_back", payment, amount, currency });
}
