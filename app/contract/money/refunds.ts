import { id, instant, money, wholeNumber } from "../scalars.ts";
import { z } from "../zod.ts";

/** Why money goes back: the member withdrew from the purchase, or customer service decided it. */
export const refundReason = z.enum(["withdrawal", "operator"]);
export type RefundReason = z.output<typeof refundReason>;

/** `requested`: on its way to the provider or with it. `failed`: the provider did not pay, and the credits are there again. */
export const refundStatus = z.enum(["requested", "done", "failed"]);
export type RefundStatus = z.output<typeof refundStatus>;

/** Money that goes back for a payment, and the credits that were taken back with it. Ours; decision 0227. */
export const paymentRefund = z.object({
  refund_id: id,
  amount: money,
  credits: wholeNumber,
  status: refundStatus,
  reason: refundReason,
  at: instant,
});
export type PaymentRefund = z.output<typeof paymentRefund>;
