import type { PaymentStatus } from "../contract/money.ts";

/** A payment leaves `pending` once; a completed one never changes again, a failed one may still be paid late. Spec §4. */
export function nextPaymentStatus(current: PaymentStatus, verified: PaymentStatus): PaymentStatus {
  if (current === "completed") return "completed";
  return verified === "pending" ? current : verified;
}
