import type { Locale } from "../../contract/scalars.ts";
import type { Withdrawable, Withdrawal } from "../../contract/money/withdrawals.ts";
import { formatMoment, formatMoney } from "../../domain/locale/format.ts";

interface Place {
  locale: Locale;
  zone: string;
}

/** A purchase as the page shows it; sums in words, and in minor units for the form. */
export function contractView(
  { payment, receipt, until, refund, kept, unused, held, premium_ends }: Withdrawable,
  { locale, zone }: Place,
) {
  return {
    id: payment.payment_id,
    credits: payment.credits,
    price: formatMoney(payment.amount, locale),
    moment: formatMoment(payment.created_at, locale, zone),
    method: payment.payment_method,
    receipt: receipt ?? undefined,
    /** Undefined: it was withdrawn from in time, and may be again, whenever. */
    until: until === null ? undefined : formatMoment(until, locale, zone),
    refund: formatMoney(refund, locale),
    kept: formatMoney(kept, locale),
    minor: refund.amount,
    unused,
    used: payment.credits - unused,
    held,
    premium_ends,
  };
}

export type ContractView = ReturnType<typeof contractView>;

/** A receipt as the page shows it. */
export function withdrawalView(
  { refund_id, payment_id, at, refund, kept, ...withdrawal }: Withdrawal,
  { locale, zone }: Place,
) {
  const sums = { refund: formatMoney(refund, locale), kept: formatMoney(kept, locale), nothing: refund.amount === 0 };
  return { ...withdrawal, ...sums, id: refund_id, payment: payment_id, moment: formatMoment(at, locale, zone) };
}

export type WithdrawalView = ReturnType<typeof withdrawalView>;
