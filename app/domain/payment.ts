import type { PaymentStatus } from "../contract/money/payments.ts";

/** How many pending payments a member may have at a time. Not shown in the spec. */
export const MOST_OPEN_PAYMENTS = 5;

/** Payments on one page of the list. */
export const PAYMENTS_PER_PAGE = 20;

const ENDS: readonly PaymentStatus[] = ["completed", "failed", "cancelled", "expired", "charged_back"];

/** From which status to which others a payment may go, when the provider's record says so. Decision 0214. */
const transitions: Record<PaymentStatus, readonly PaymentStatus[]> = {
  pending: ENDS,
  // What was not paid may still be paid late, and so be charged back.
  failed: ENDS,
  cancelled: ENDS,
  expired: ENDS,
  // What was paid can only be taken back by the payer's bank, and given back by it once more.
  completed: ["charged_back"],
  charged_back: ["completed"],
};

/** What a payment is once the provider was asked: nothing leads back to `pending`. Spec §4. */
export function nextPaymentStatus(current: PaymentStatus, verified: PaymentStatus): PaymentStatus {
  return transitions[current].includes(verified) ? verified : current;
}
