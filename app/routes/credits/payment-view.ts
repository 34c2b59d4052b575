import type { Payment } from "../../contract/money/payments.ts";
import type { Locale } from "../../contract/scalars.ts";
import { formatDay, formatMoment, formatMoney } from "../../domain/locale/format.ts";

/** A payment as the pages show it: amount and moment are formatted. `zone`: the reader's (IANA). */
export function paymentView(
  { payment_id, created_at, amount, debit, refund, receipts: _receipts, first_purchase: _first, ...payment }: Payment,
  { locale, zone }: { locale: Locale; zone: string },
) {
  const moment = formatMoment(created_at, locale, zone);
  const collected = debit && { ...debit, day: formatDay(debit.day, locale) };
  // All of it may have been used: then nothing goes back.
  const sum = refund && refund.amount.amount > 0 ? formatMoney(refund.amount, locale) : undefined;
  const back = refund && { status: refund.status, sum };
  return {
    ...payment,
    id: payment_id,
    amount: formatMoney(amount, locale),
    moment,
    ...(collected && { debit: collected }),
    ...(back && { refund: back }),
  };
}

export type PaymentView = ReturnType<typeof paymentView>;
