import type { Bundle, PaymentMethod } from "../../../../../app/contract/money/payments.ts";
import { bundlesOf, type DatedPrices, type Prices, pricesAt } from "../../../../../app/domain/prices/price-list.ts";
import { rateOf } from "../../../../../app/domain/receipt.ts";

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

/** Percent of the standard rate in 2026 that is already in the price; 0 where sellers from abroad add none. */
const vat: Record<string, number> = {
  NL: 21,
  BE: 21,
  FR: 20,
  IT: 22,
  ES: 21,
  DE: 19,
  AT: 20,
  IE: 23,
  GB: 20,
  PL: 23,
  DK: 25,
  FI: 25.5,
  NO: 25,
  SE: 25,
  CH: 8.1,
  AU: 10,
  NZ: 15,
  CA: 5,
  US: 0,
};

const localMethods: Record<string, readonly PaymentMethod[]> = {
  NL: ["ideal", "sdd"],
  BE: ["bancontact", "sdd"],
  DE: ["sdd", "sofort"],
  AT: ["sdd", "sofort"],
};

/** What a country's members are offered. */
export interface PriceList {
  country: string;
  vat: number;
  bundles: Bundle[];
  payment_methods: PaymentMethod[];
}

/** What a country's members pay while operators have made no list for it. */
export function defaultPrices(country: string): Prices {
  const currency = currencies[country] ?? "EUR";
  const bundles = (defaults[currency] ?? []).map((amount, index) => ({ credits: sizes[index] ?? 0, amount }));
  return { currency, bundles };
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
    vat: vat[country] ?? 0,
    bundles: bundlesOf(prices, message_credits),
    payment_methods: methodsIn(country),
  };
}

/** As `priceListIn`, before operators have made any list. */
export function priceList(country: string, message_credits: number): PriceList {
  return priceListIn({ lists: [], country, now: 0, message_credits });
}

/** The VAT that is in the prices of a country, in hundredths of a percent. */
export function vatRateIn(country: string): number {
  return rateOf(vat[country] ?? 0);
}

function methodsIn(country: string): PaymentMethod[] {
  return [...(localMethods[country] ?? []), "creditcard", "paypal", "applepay"];
}

/** Of a price list, by its id. */
export function bundleById(list: PriceList, id: string): Bundle | undefined {
  return list.bundles.find((bundle) => bundle.id === id);
}
