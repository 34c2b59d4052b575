import type { PaymentMethod } from "../../../contract/money/payments.ts";

/** The name of a method's box in the form. */
export function methodField<Method extends PaymentMethod>(method: Method): `method_${Method}` {
  return `method_${method}`;
}
