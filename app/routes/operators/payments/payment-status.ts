import type { PaymentStatus } from "../../../contract/money/payments.ts";

/** As the contract's `paymentStatus`, without its schema: no page loads that. */
const statuses: readonly PaymentStatus[] = ["pending", "completed", "failed", "cancelled", "expired", "charged_back"];

/** To operators an open payment has begun; a member reads that theirs is on its way. */
const events = ["pending", "refund_sent", "refunded", "refund_failed"] as const;
type Event = (typeof events)[number];
type Key = `credits:status.${PaymentStatus}` | `operators:payments.events.${Event}`;

/** A status, or what happened without changing it, in words; one that has none yet as it is called. */
export function statusWords(status: string, t: (key: Key) => string): string {
  const event = events.find((one) => one === status);
  if (event) return t(`operators:payments.events.${event}`);
  const known = statuses.find((one) => one === status);
  return known ? t(`credits:status.${known}`) : status;
}
