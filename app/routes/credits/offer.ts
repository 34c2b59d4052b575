import type { Bundle } from "../../contract/money/payments.ts";
import type { Locale } from "../../contract/scalars.ts";
import { rateOf, vatSplit } from "../../domain/receipt.ts";
import { formatMoney } from "../../domain/locale/format.ts";

/** A bundle as the pages show it: amounts are formatted on the server. */
export interface Offer {
  id: string;
  credits: number;
  price: string;
  perMessage: string;
  best: boolean;
  /** What it costs without the discount that is taken off. */
  was?: string;
}

export function offerOf(
  { id, credits, price, per_message, best_value }: Bundle,
  locale: Locale,
  full?: Bundle["price"],
): Offer {
  return {
    id,
    credits,
    price: formatMoney(price, locale),
    perMessage: formatMoney(per_message, locale),
    best: best_value,
    ...(full && { was: formatMoney(full, locale) }),
  };
}

/** What of a price is VAT, which is in it already; both in minor units, `vat` in percent. */
export function vatIn(amount: number, vat: number): number {
  return vatSplit(amount, rateOf(vat)).vat;
}
