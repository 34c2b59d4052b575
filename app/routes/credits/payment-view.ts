import type { Payment } from "../../contract/money.ts";
import type { Locale } from "../../contract/scalars.ts";
import { formatMoment, formatMoney } from "../../domain/format.ts";

/** A payment as the pages show it: amount and moment are words already. */
export function paymentView({ payment_id, created_at, amount, ...payment }: Payment, locale: Locale) {
  return { ...payment, id: payment_id, amount: formatMoney(amount, locale), moment: formatMoment(created_at, locale) };
}

export type PaymentView = ReturnType<typeof paymentView>;
