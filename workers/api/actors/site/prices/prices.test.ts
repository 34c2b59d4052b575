import { expect, test } from "vitest";
import { bundle } from "../../../../../app/contract/money/payments.ts";
import { MOST_VAT } from "../../../../../app/contract/operators/money/operator-prices.ts";
import { inShownOrder } from "../../../../../app/domain/prices/ways-to-pay.ts";
import { countries } from "../../../../../app/domain/locale/languages.ts";
import { bundleById, priceList } from "./prices.ts";

test("every country has four bundles, each cheaper per message than the one before, and one best", () => {
  for (const country of countries) {
    const { bundles, payment_methods, vat_rate } = priceList(country, 1);
    const perMessage = bundles.map((one) => bundle.parse(one).per_message.amount);
    expect(perMessage).toHaveLength(4);
    expect(perMessage.toSorted((one, other) => other - one)).toEqual(perMessage);
    expect(bundles.map(({ best_value }) => best_value)).toEqual([false, false, false, true]);
    expect(payment_methods).not.toEqual([]);
    expect(vat_rate).toBe(Math.min(Math.max(Math.trunc(vat_rate), 0), MOST_VAT));
    expect(payment_methods).toEqual(inShownOrder(payment_methods));
  }
});

test("a country has its own methods first, and transfers where the euro is", () => {
  expect(priceList("NL", 1).payment_methods).toEqual(["ideal", "sdd", "creditcard", "paypal", "applepay", "sct"]);
  expect(priceList("GB", 1).payment_methods).toEqual(["creditcard", "paypal", "applepay"]);
  expect([priceList("FI", 1).vat_rate, priceList("CH", 1).vat_rate]).toEqual([2550, 810]);
});

test("the price per message follows what a message costs, rounded up", () => {
  expect(priceList("NL", 1).bundles[0]?.per_message).toEqual({ amount: 50, currency: "EUR" });
  expect(priceList("NL", 2).bundles[0]?.per_message).toEqual({ amount: 100, currency: "EUR" });
});

test("a bundle is found by its id, and only one of the list", () => {
  const list = priceList("SE", 1);
  expect(bundleById(list, "120")).toMatchObject({ credits: 120, price: { currency: "SEK" } });
  expect(bundleById(list, "121")).toBeUndefined();
});
