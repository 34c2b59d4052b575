import { defineEndpoint } from "../../endpoint.ts";
import { bundle, paymentMethod, paymentMethods } from "../../money/payments.ts";
import { country, instant, list, mintedKey, wholeNumber } from "../../scalars.ts";
import { z } from "../../zod.ts";
import { operatorReason } from "../operator-reason.ts";

/** ISO 4217; which there are the API knows. */
const currency = z.string().regex(/^[A-Z]{3}$/);

/** `amount`: minor units of the list's currency, VAT included. */
const pricedBundle = z.object({ credits: wholeNumber, amount: wholeNumber });

/** In hundredths of a percent; no country has half as much. */
export const MOST_VAT = 5000;

/** In hundredths of a percent: 25.5 % is 2550. */
const vatRate = z.int("vat_invalid").min(0, "vat_invalid").max(MOST_VAT, "vat_invalid");

/** A price list of a country, with the VAT in its prices and how they can be paid. `current`: it counts now; `planned`: it will; `past`: another one took its place. */
const priceList = z.object({
  number: z.int(),
  currency: z.string(),
  bundles: list(pricedBundle),
  vat_rate: vatRate,
  payment_methods: list(paymentMethod),
  /** From then on it counts. */
  from: instant,
  state: z.enum(["planned", "current", "past", "withdrawn"]),
  made_at: instant,
  operator: z.string(),
  why: z.string(),
  withdrawn: z.object({ at: instant, operator: z.string(), why: z.string() }).nullish(),
});
export type OperatorPriceList = z.output<typeof priceList>;

/** What each country's members pay now, and how many lists wait for their day. Ours; decision 0231. */
export const listPrices = defineEndpoint({
  name: "listPrices",
  method: "GET",
  path: "/api/operator-prices.php",
  reply: z.object({
    countries: list(z.object({ country, currency: z.string(), bundles: list(bundle), planned: z.int().nonnegative() })),
  }),
  problems: ["authentication_required"],
});

/**
 * A country's prices as its members see them now, and all lists that were made for it, the latest first. Members are offered those of the
 * list's methods that the provider has too: `provider_methods`; null: it does not say just now. `not_found`: the site does not serve the country. Ours.
 */
export const inspectPrices = defineEndpoint({
  name: "inspectPrices",
  method: "GET",
  path: "/api/operator-price.php",
  query: z.object({ country }),
  reply: z.object({
    country,
    currency: z.string(),
    vat_rate: vatRate,
    bundles: list(bundle),
    payment_methods: list(paymentMethod),
    provider_methods: list(paymentMethod).nullable(),
    lists: list(priceList),
  }),
  problems: ["authentication_required", "not_found"],
});

/**
 * Makes a price list for a country, which counts from `from` on, or as soon as everybody can know of it (half a minute). Orders that were
 * made keep their price and their VAT. `key` is minted with the form: again it is the same list. `seen`: the latest list of the country when the operator
 * decided, 0 for none; `decision_changed`: there is a newer one. Ours.
 */
export const planPrices = defineEndpoint({
  name: "planPrices",
  method: "POST",
  path: "/api/operator-price.php",
  keyed: true,
  body: z.object({
    key: mintedKey,
    country,
    currency,
    bundles: z
      .array(z.object({ credits: z.int(), amount: z.int() }))
      .min(1)
      .max(20),
    vat_rate: vatRate,
    /** None: nothing is sold there. */
    payment_methods: z.array(paymentMethod).max(paymentMethods.length),
    from: instant.optional(),
    seen: z.int().nonnegative(),
    why: operatorReason,
  }),
  reply: z.object({ number: z.int(), from: instant }),
  problems: ["authentication_required", "not_found", "key_reused", "decision_changed"],
});

/** Withdraws a list before it begins; again changes nothing. `too_late`: it counts, or is about to. Ours. */
export const withdrawPrices = defineEndpoint({
  name: "withdrawPrices",
  method: "DELETE",
  path: "/api/operator-price.php",
  body: z.object({ number: z.int().positive(), why: operatorReason }),
  reply: z.unknown(),
  problems: ["authentication_required", "not_found", "too_late"],
});
