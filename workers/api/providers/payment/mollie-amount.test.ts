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

test("every currency has its own smallest unit", () => {
  const digits = new Set<number>();
  for (const currency of Intl.supportedValuesOf("currency")) {
    const decimals = new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions()
      .maximumFractionDigits;
    digits.add(decimals ?? 0);
    for (const amount of [0, 1, 9, 10, 99, 100, 999, 1000, 123_456_789]) {
      const sent = toMollie({ amount, currency });
      expect(sent.value.split(".")[1]?.length ?? 0, currency).toBe(decimals);
      expect(Number(sent.value)).toBeCloseTo(amount / 10 ** (decimals ?? 0), 6);
      expect(fromMollie(sent)).toEqual({ amount, currency });
    }
  }
  expect([...digits]).toEqual(expect.arrayContaining([0, 2, 3]));
});

test("what is no amount of its currency is not taken for one", () => {
  for (const value of ["9.9", "9,95", "9.950", "-9.95", "1e3", "", "9.95 "])
    expect(() => fromMollie({ currency: "EUR", value }), value).toThrow("is no amount");
});
