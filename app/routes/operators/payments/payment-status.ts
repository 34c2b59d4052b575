import type { PaymentStatus } from "../../../contract/money.ts";
import { paymentStatus } from "../../../contract/money.ts";

type Event = "refunded" | "refund_failed";
type Key = `credits:status.${PaymentStatus}` | `operators:payments.events.${Event}`;

/** A status, or what happened without changing it, in words; one that has none yet as it is called. */
export function statusWords(status: string, t: (key: Key) => string): string {
  if (status === "refunded" || status === "refund_failed") return t(`operators:payments.events.${status}`);
  const known = paymentStatus.safeParse(status);
  return known.success ? t(`credits:status.${known.data}`) : status;
}
