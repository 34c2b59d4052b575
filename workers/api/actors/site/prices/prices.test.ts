import { expect, test } from "vitest";
import { bundle, paymentMethods } from "../../../../../app/contract/money/payments.ts";
import { countries } from "../../../../../app/domain/locale/languages.ts";
import { bundleById, priceList } from "./prices.ts";

test("every country has four bundles, each cheaper per message than the one before, and one best", () => {
  for (const country of countries) {
    const { bundles, payment_methods, vat } = priceList(country, 1);
    const perMessage = bundles.map((one) => bundle.parse(one).per_message.amount);
    expect(perMessage).toHaveLength(4);
    expect(perMessage.toSorted((one, other) => other - one)).toEqual(perMessage);
    expect(bundles.map(({ best_value }) => best_value)).toEqual([false, false, false, true]);
    expect(payment_methods).not.toEqual([]);
    expect(payment_methods.filter((method) => !paymentMethods.includes(method))).toEqual([]);
    expect(vat).toBeGreaterThanOrEqual(0);
  }
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
