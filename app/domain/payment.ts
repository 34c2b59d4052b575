import type { PaymentStatus } from "../contract/money.ts";

/** How many pending payments a member may have at a time. Not shown in the spec. */
export const MOST_OPEN_PAYMENTS = 5;

/** Payments on one page of the list. */
export const PAYMENTS_PER_PAGE = 20;

/** A payment leaves `pending` once; a completed one never changes again, a failed one may still be paid late. Spec §4. */
export function nextPaymentStatus(current: PaymentStatus, verified: PaymentStatus): PaymentStatus {
  if (current === "completed") return "completed";
  return verified === "pending" ? current : verified;
}
