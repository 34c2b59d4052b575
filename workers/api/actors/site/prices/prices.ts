import type { Bundle, PaymentMethod } from "../../../../../app/contract/money/payments.ts";
import { bundlesOf, type DatedPrices, type Prices, pricesAt } from "../../../../../app/domain/prices/price-list.ts";
import { inShownOrder } from "../../../../../app/domain/prices/ways-to-pay.ts";

/** Credits in each bundle; the id of a bundle is their number, so that a price list may change under it. */
const sizes = [20, 50, 120, 300] as const;

/** Prices in minor units, VAT included, in the order of `sizes`, until operators make a list (decision 0231). Decision 0015. */
const defaults: Record<string, readonly [number, number, number, number]> = {
  EUR: [995, 1995, 3995, 7995],
  GBP: [895, 1795, 3495, 6995],
  USD: [1095, 2195, 4395, 8795],
  CAD: [1495, 2995, 5995, 11995],
  AUD: [1595, 3195, 6395, 12795],
  NZD: [1695, 3495, 6995, 13995],
  CHF: [995, 1995, 3995, 7995],
  DKK: [7500, 14900, 29900, 59900],
  NOK: [11500, 22900, 45900, 89900],
  SEK: [11500, 22900, 45900, 89900],
  PLN: [4495, 8995, 17495, 34995],
};

const currencies: Record<string, string> = {
  GB: "GBP",
  US: "USD",
  CA: "CAD",
  AU: "AUD",
  NZ: "NZD",
  CH: "CHF",
  DK: "DKK",
  NO: "NOK",
  SE: "SEK",
  PL: "PLN",
};

/** The standard rate in 2026 that is already in the price, in hundredths of a percent; 0 where sellers from abroad add none. Until operators make a list. */
const vatRates: Record<string, number> = {
  NL: 2100,
  BE: 2100,
  FR: 2000,
  IT: 2200,
  ES: 2100,
  DE: 1900,
  AT: 2000,
  IE: 2300,
  GB: 2000,
  PL: 2300,
  DK: 2500,
  FI: 2550,
  NO: 2500,
  SE: 2500,
  CH: 810,
  AU: 1000,
  NZ: 1500,
  CA: 500,
  US: 0,
};

/** Beside those that every country has; so are these. */
const localMethods: Record<string, readonly PaymentMethod[]> = {
  NL: ["ideal", "sdd"],
  BE: ["bancontact", "sdd"],
  DE: ["sdd", "sofort"],
  AT: ["sdd", "sofort"],
};

/** What a country's members are offered. */
export interface PriceList {
  country: string;
  /** In hundredths of a percent, in the prices. */
  vat_rate: number;
  bundles: Bundle[];
  payment_methods: PaymentMethod[];
}

/** What a country's members pay, and how, while operators have made no list for it. A transfer is one within the euro's countries. */
export function defaultPrices(country: string): Prices {
  const currency = currencies[country] ?? "EUR";
  const bundles = (defaults[currency] ?? []).map((amount, index) => ({ credits: sizes[index] ?? 0, amount }));
  const transfer = currency === "EUR" ? (["sct"] as const) : [];
  const methods = inShownOrder([...(localMethods[country] ?? []), "creditcard", "paypal", "applepay", ...transfer]);
  return { currency, bundles, vat_rate: vatRates[country] ?? 0, methods };
}

interface Moment {
  /** Of all countries, those that count and those that will. */
  lists: readonly DatedPrices[];
  country: string;
  now: number;
  message_credits: number;
}

/** What a country's members pay at a moment. `message_credits`: credits that one message costs, for the price per message. */
export function priceListIn({ lists, country, now, message_credits }: Moment): PriceList {
  const prices = pricesAt(lists, country, now) ?? defaultPrices(country);
  return {
    country,
    vat_rate: prices.vat_rate,
    bundles: bundlesOf(prices, message_credits),
    payment_methods: [...prices.methods],
  };
}

/** As `priceListIn`, before operators have made any list. */
export function priceList(country: string, message_credits: number): PriceList {
  return priceListIn({ lists: [], country, now: 0, message_credits });
}

/** Of a price list, by its id. */
export function bundleById(list: PriceList, id: string): Bundle | undefined {
  return list.bundles.find((bundle) => bundle.id === id);
}
