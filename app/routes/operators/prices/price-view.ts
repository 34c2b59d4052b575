import type { Bundle } from "../../../contract/money/payments.ts";
import type { OperatorPriceList } from "../../../contract/operators/operator-prices.ts";
import type { Money } from "../../../contract/scalars.ts";
import { majorText } from "../../../domain/prices/currency.ts";
import type { PricedBundle } from "../../../domain/prices/price-list.ts";
import { formatMoment, formatMoney } from "../../../domain/locale/format.ts";

/** A bundle as members see it: amounts are formatted. */
export function bundleView({ credits, price, per_message, best_value: best }: Bundle, locale: string) {
  return { credits, price: formatMoney(price, locale), perMessage: formatMoney(per_message, locale), best };
}

/** An amount as somebody who reads this language would type it; the form takes both decimal signs. */
export function typedPrice({ amount, currency }: Money, locale: string): string {
  const comma = new Intl.NumberFormat(locale).format(0.5).includes(",");
  const text = majorText(amount, currency);
  return comma ? text.replace(".", ",") : text;
}

export type BundleView = ReturnType<typeof bundleView>;

/** A list as its row says it; its times are the site's. */
export function priceListView(list: OperatorPriceList, locale: string) {
  const { number, state, from, made_at, operator, why, withdrawn, currency, bundles } = list;
  return {
    number,
    state,
    from: formatMoment(from, locale),
    made: formatMoment(made_at, locale),
    operator,
    why,
    withdrawn: withdrawn && { ...withdrawn, at: formatMoment(withdrawn.at, locale) },
    prices: pricesText({ currency, bundles }, locale),
  };
}

export type PriceListView = ReturnType<typeof priceListView>;

/** `20: € 9,95 · 50: € 19,95`. */
function pricesText({ currency, bundles }: { currency: string; bundles: PricedBundle[] }, locale: string): string {
  return bundles.map(({ credits, amount }) => `${credits}: ${formatMoney({ amount, currency }, locale)}`).join(" · ");
}
