import type { PaymentStatus } from "../../../contract/money.ts";
import { paymentStatus } from "../../../contract/money.ts";

type Key = `credits:status.${PaymentStatus}`;

/** A status in words; one that has none yet as it is called. */
export function statusWords(status: string, t: (key: Key) => string): string {
  const known = paymentStatus.safeParse(status);
  return known.success ? t(`credits:status.${known.data}`) : status;
}
