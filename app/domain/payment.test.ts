import { expect, test } from "vitest";
import { paymentStatus, type PaymentStatus } from "../contract/money/payments.ts";
import { nextPaymentStatus } from "./payment.ts";

/** Where each provider's answer leads, from each status; what is missing changes nothing. */
const leads: Record<PaymentStatus, readonly PaymentStatus[]> = {
  pending: ["completed", "failed", "cancelled", "expired", "charged_back"],
  failed: ["completed", "cancelled", "expired", "charged_back"],
  cancelled: ["completed", "failed", "expired", "charged_back"],
  expired: ["completed", "failed", "cancelled", "charged_back"],
  completed: ["charged_back"],
  charged_back: ["completed"],
};

test("a payment goes where the provider says, never back to pending, and from paid only to charged back and back", () => {
  for (const current of paymentStatus.options) {
    const reached = paymentStatus.options.filter((verified) => nextPaymentStatus(current, verified) !== current);
    expect(reached.toSorted(), current).toEqual(leads[current].toSorted());
    for (const verified of reached) expect(nextPaymentStatus(current, verified)).toBe(verified);
  }
});
