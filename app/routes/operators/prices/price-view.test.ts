import { expect, test } from "vitest";
import { shownPrices, typedPrice, typedRate } from "./price-view.ts";

test("a price stands in the form as it is typed in the reader's language", () => {
  const euro = { amount: 995, currency: "EUR" };
  expect([typedPrice(euro, "en"), typedPrice(euro, "nl")]).toEqual(["9.95", "9,95"]);
  expect(typedPrice({ amount: 1600, currency: "JPY" }, "nl")).toBe("1600");
  expect([typedRate(2550, "en"), typedRate(2550, "nl"), typedRate(2100, "nl")]).toEqual(["25.5", "25,5", "21"]);
});

test("members see what the list and the provider both have; what the provider has not is named", () => {
  const list = { bundles: [], vat_rate: 2550, payment_methods: ["ideal", "sofort", "sct"] as const };
  const view = shownPrices(list, { locale: "en", provider: ["sct", "ideal", "others"] });
  expect(view).toEqual({ bundles: [], vat: 25.5, methods: ["ideal", "sct"], missing: ["sofort"], unknown: undefined });
});

test("while the provider does not say what it has, or nobody asked, nothing is said to be missing, and why that is not known", () => {
  const list = { bundles: [], vat_rate: 2100, payment_methods: ["ideal", "sct"] as const };
  for (const provider of ["silent", "unasked"] as const)
    expect(shownPrices(list, { locale: "en", provider })).toMatchObject({
      methods: ["ideal", "sct"],
      missing: [],
      unknown: provider,
    });
});
