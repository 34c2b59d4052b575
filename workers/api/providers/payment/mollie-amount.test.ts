import { expect, test } from "vitest";
import { fromMollie, toMollie } from "./mollie-amount.ts";

test("minor units become a text with the currency's decimals, and come back the same", () => {
  for (const [amount, currency, value] of [
    [995, "EUR", "9.95"],
    [5, "EUR", "0.05"],
    [0, "EUR", "0.00"],
    [89900, "SEK", "899.00"],
    [1234, "JPY", "1234"],
    [1005, "KWD", "1.005"],
  ] as const) {
    expect(toMollie({ amount, currency })).toEqual({ currency, value });
    expect(fromMollie({ currency, value })).toEqual({ amount, currency });
  }
});

test("what is no amount of its currency is not taken for one", () => {
  for (const value of ["9.9", "9,95", "9.950", "-9.95", "1e3", "", "9.95 "])
    expect(() => fromMollie({ currency: "EUR", value }), value).toThrow("is no amount");
});
