import fc from "fast-check";
import { expect, test } from "vitest";
import { rateOf, receiptNumber, vatSplit } from "./receipt.ts";

const amounts = fc.integer({ min: 0, max: 100_000_000 });
const rates = fc.integer({ min: 0, max: 3000 });

test("net and VAT are whole, never below zero, and together always the total", () => {
  fc.assert(
    fc.property(amounts, rates, (total, rate) => {
      const { net, vat } = vatSplit(total, rate);
      expect(net + vat).toBe(total);
      expect(Number.isSafeInteger(net) && Number.isSafeInteger(vat) && net >= 0 && vat >= 0).toBe(true);
    }),
  );
});

test("the VAT is the nearest whole amount to the exact one, and half of one is rounded up", () => {
  fc.assert(
    fc.property(amounts, rates, (total, rate) => {
      // |vat - total·rate / (10000 + rate)| ≤ ½, without a fraction.
      const off = 2 * (vatSplit(total, rate).vat * (10_000 + rate) - total * rate);
      expect(off > -(10_000 + rate) && off <= 10_000 + rate).toBe(true);
    }),
  );
  expect(vatSplit(1, 10_000)).toEqual({ net: 0, vat: 1 });
});

test("the rates of the price list are taken out of its prices", () => {
  expect(vatSplit(1210, rateOf(21))).toEqual({ net: 1000, vat: 210 });
  expect(vatSplit(1995, rateOf(21))).toEqual({ net: 1649, vat: 346 });
  expect(vatSplit(995, rateOf(25.5))).toEqual({ net: 793, vat: 202 });
  expect(vatSplit(995, rateOf(8.1))).toEqual({ net: 920, vat: 75 });
  expect(vatSplit(1995, 0)).toEqual({ net: 1995, vat: 0 });
});

test("a number says its year and its place in it, also behind the millionth", () => {
  expect(receiptNumber({ year: 2026, sequence: 12 })).toBe("2026-000012");
  expect(receiptNumber({ year: 2026, sequence: 1_234_567 })).toBe("2026-1234567");
});
