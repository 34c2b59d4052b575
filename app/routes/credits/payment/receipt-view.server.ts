import type { Payment } from "../../../contract/money/payments.ts";
import type { Receipt } from "../../../contract/money/receipts.ts";
import type { Locale } from "../../../contract/scalars.ts";
import { formatCountry, formatDay, formatMoment, formatMoney } from "../../../domain/locale/format.ts";
import { dayIn } from "../../../domain/locale/day.ts";
import { zoneOf } from "../../../domain/locale/time-zone.ts";

interface Place {
  locale: Locale;
  /** The reader's (IANA). */
  zone: string;
}

/**
 * The receipt or credit note that the page of a payment shows, with amounts and days in words: the one with this `number`, else the
 * newest receipt of a payment that is paid. Undefined: there is none to show.
 */
export function receiptView(payment: Payment, wanted: string | null, place: Place) {
  const made = (payment.receipts ?? []).filter(({ number }) => typeof number === "string");
  const receipts = made.filter(({ kind }) => kind === "receipt");
  const usual = payment.status === "completed" ? receipts.at(-1) : undefined;
  const shown = wanted === null ? usual : made.find(({ number }) => number === wanted);
  if (!shown?.number || !shown.seller) return undefined;
  const before = made.slice(0, made.indexOf(shown)).findLast(({ kind }) => kind === "receipt");
  return {
    ...formatted(shown, place),
    number: shown.number,
    credits: payment.credits,
    paymentId: payment.payment_id,
    method: payment.payment_method,
    ofReceipt: shown.kind === "credit_note" ? (before?.number ?? undefined) : undefined,
    discount: shown.kind === "receipt" ? reductionOf(payment, shown, place) : undefined,
    seller: sellerLines(shown.seller, place.locale),
  };
}

export type ReceiptView = NonNullable<ReturnType<typeof receiptView>>;

/** The other ones, by kind and number; `but`: the one that is shown. */
export function otherReceipts({ receipts = [] }: Payment, but: string | undefined) {
  return receipts.flatMap(({ kind, number }) => (number && number !== but ? [{ kind, number }] : []));
}

/** Its day is the one where the seller is, as the year in its number (decision 0225). */
function formatted({ kind, issued_at, at, total, net, vat, vat_rate: rate, seller }: Receipt, { locale, zone }: Place) {
  const sums = { total: formatMoney(total, locale), net: formatMoney(net, locale), vat: formatMoney(vat, locale) };
  const day = formatDay(dayIn(zoneOf(seller?.country ?? ""), issued_at ?? at), locale);
  return { kind, ...sums, rate, day, moment: formatMoment(at, locale, zone) };
}

/** Where the receipt is for the whole order. */
function reductionOf({ discount, amount }: Payment, { total }: Receipt, { locale }: Place) {
  if (!discount || total.amount !== amount.amount) return undefined;
  const { code, value_percentage: percent, full_price: full } = discount;
  const saved = formatMoney({ ...full, amount: amount.amount - full.amount }, locale);
  return { code, percent, before: formatMoney(full, locale), saved };
}

function sellerLines(seller: NonNullable<Receipt["seller"]>, locale: Locale) {
  const { name, address, city, country, kvk, vat_numbers: vat } = seller;
  return {
    name,
    place: [address, city, country && formatCountry(country, locale)].filter(Boolean).join(", "),
    kvk,
    vat,
  };
}
