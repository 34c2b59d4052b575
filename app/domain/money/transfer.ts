import type { PaymentMethod } from "../../contract/money/payments.ts";

/** Is it paid by a transfer, for which nobody waits at the page? It comes days later, or never. */
export function isTransfer(method: PaymentMethod): method is "sct" | "others" {
  return method === "sct" || method === "others";
}
