import type { PaymentMethod } from "../../contract/money/payments.ts";

/** As members are shown them: what belongs to their country first, what is credited days later and what is chosen elsewhere last. */
export const shownOrder = [
  "ideal",
  "bancontact",
  "sdd",
  "sofort",
  "creditcard",
  "paypal",
  "applepay",
  "sct",
  "others",
] as const satisfies readonly PaymentMethod[];

/** Each once, in the order in which they are shown. */
export function inShownOrder(methods: readonly PaymentMethod[]): PaymentMethod[] {
  return shownOrder.filter((method) => methods.includes(method));
}
