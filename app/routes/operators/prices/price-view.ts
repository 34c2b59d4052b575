import type { Bundle, PaymentMethod } from "../../../contract/money/payments.ts";
import type { OperatorPriceList } from "../../../contract/operators/money/operator-prices.ts";
import type { Money } from "../../../contract/scalars.ts";
import { majorText } from "../../../domain/prices/currency.ts";
import { vatRateText } from "../../../domain/prices/vat-rate.ts";
import type { PricedBundle } from "../../../domain/prices/price-list.ts";
import { formatMoment, formatMoney } from "../../../domain/locale/format.ts";

/** A bundle as members see it: amounts are formatted. */
function bundleView({ credits, price, per_message, best_value: best }: Bundle, locale: string) {
  return { credits, price: formatMoney(price, locale), perMessage: formatMoney(per_message, locale), best };
}

interface Listed {
  bundles: readonly Bundle[];
  /** In hundredths of a percent. */
  vat_rate: number;
  payment_methods: readonly PaymentMethod[];
}

/** Why it is not known what the payment provider has: it does not answer, or nobody asked it for this currency. */
export type Unknown = "silent" | "unasked";

/** A list as members see it. `provider`: the methods that the payment provider has there; what it has not is `missing`. Where it was not asked, or does not say, nothing is known of what is missing. */
export function shownPrices(
  { bundles, vat_rate, payment_methods }: Listed,
  { locale, provider }: { locale: string; provider: readonly PaymentMethod[] | Unknown },
) {
  const [methods, missing] = [true, false].map((has) =>
    payment_methods.filter((method) => has === (typeof provider === "string" || provider.includes(method))),
  ) as [PaymentMethod[], PaymentMethod[]];
  return {
    bundles: bundles.map((one) => bundleView(one, locale)),
    vat: vat_rate / 100,
    methods,
    missing,
    unknown: typeof provider === "string" ? provider : undefined,
  };
}

export type ShownPricesView = ReturnType<typeof shownPrices>;

/** An amount as somebody who reads this language would type it; the form takes both decimal signs. */
export function typedPrice({ amount, currency }: Money, locale: string): string {
  return withSignOf(locale, majorText(amount, currency));
}

/** As `typedPrice`, of a rate of VAT in hundredths of a percent. */
export function typedRate(rate: number, locale: string): string {
  return withSignOf(locale, vatRateText(rate));
}

function withSignOf(locale: string, text: string): string {
  const comma = new Intl.NumberFormat(locale).format(0.5).includes(",");
  return comma ? text.replace(".", ",") : text;
}

/** A list as its row says it; its times are the site's. */
export function priceListView(list: OperatorPriceList, locale: string) {
  const { number, state, from, made_at, operator, why, withdrawn, currency, bundles, vat_rate, payment_methods } = list;
  return {
    number,
    state,
    from: formatMoment(from, locale),
    made: formatMoment(made_at, locale),
    operator,
    why,
    withdrawn: withdrawn && { ...withdrawn, at: formatMoment(withdrawn.at, locale) },
    prices: pricesText({ currency, bundles }, locale),
    vat: vat_rate / 100,
    methods: payment_methods,
  };
}

export type PriceListView = ReturnType<typeof priceListView>;

/** `20: € 9,95 · 50: € 19,95`. */
function pricesText({ currency, bundles }: { currency: string; bundles: PricedBundle[] }, locale: string): string {
  return bundles.map(({ credits, amount }) => `${credits}: ${formatMoney({ amount, currency }, locale)}`).join(" · ");
}
