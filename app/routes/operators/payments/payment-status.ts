import type { PaymentStatus } from "../../../contract/money/payments.ts";

/** As the contract's `paymentStatus`, without its schema: no page loads that. */
const statuses: readonly PaymentStatus[] = ["pending", "completed", "failed", "cancelled", "expired", "charged_back"];

type Event = "refunded" | "refund_failed";
type Key = `credits:status.${PaymentStatus}` | `operators:payments.events.${Event}`;

/** A status, or what happened without changing it, in words; one that has none yet as it is called. */
export function statusWords(status: string, t: (key: Key) => string): string {
  if (status === "refunded" || status === "refund_failed") return t(`operators:payments.events.${status}`);
  const known = statuses.find((one) => one === status);
  return known ? t(`credits:status.${known}`) : status;
}
