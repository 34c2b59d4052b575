import fc from "fast-check";
import { expect, test } from "vitest";
import { isCurrency, majorText, parseMinorUnits } from "./currency.ts";

test("an amount is read digit by digit, with a dot or a comma", () => {
  expect(parseMinorUnits("9.95", "EUR")).toBe(995);
  expect(parseMinorUnits(" 9,9 ", "EUR")).toBe(990);
  expect(parseMinorUnits("20", "EUR")).toBe(2000);
  expect(parseMinorUnits("1200", "JPY")).toBe(1200);
  expect(parseMinorUnits("4,5", "KWD")).toBe(4500);
});

test("what is no amount of its currency is none", () => {
  for (const text of ["", "9.999", "9.", ".5", "-1", "1e3", "1.000,50", "€ 9", "NaN", "1".repeat(10)])
    expect(parseMinorUnits(text, "EUR"), text).toBeUndefined();
  expect(parseMinorUnits("9.5", "JPY")).toBeUndefined();
});

test("every amount that is written is read as the same amount", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999 }), fc.constantFrom("EUR", "JPY", "KWD"), (amount, currency) => {
      expect(parseMinorUnits(majorText(amount, currency), currency)).toBe(amount);
    }),
  );
});

test("what was paid back is written below zero, also where it is less than one", () => {
  expect(["EUR", "JPY", "KWD"].map((currency) => majorText(-5, currency))).toEqual(["-0.05", "-5", "-0.005"]);
});

test("a currency is one of ISO 4217, in capitals", () => {
  expect(["EUR", "KWD", "XX1", "eur", "ABC"].filter(isCurrency)).toEqual(["EUR", "KWD"]);
});
