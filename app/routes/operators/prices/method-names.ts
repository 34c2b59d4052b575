import type { PaymentMethod } from "../../../contract/money/payments.ts";

/** As members read them, in a row. */
export function methodNames(
  methods: readonly PaymentMethod[],
  t: (key: `credits:methods.${PaymentMethod}`) => string,
): string {
  return methods.map((method) => t(`credits:methods.${method}`)).join(", ");
}
