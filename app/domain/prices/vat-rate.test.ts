import fc from "fast-check";
import { expect, test } from "vitest";
import { MOST_VAT } from "../../contract/operators/money/operator-prices.ts";
import { vatRateIn, vatRateText } from "./vat-rate.ts";

test("what is typed is a rate in hundredths of a percent, with either decimal sign", () => {
  expect(["21", "25.5", "8,1", " 0 ", "7,75 %", "50"].map(vatRateIn)).toEqual([2100, 2550, 810, 0, 775, 5000]);
  for (const text of ["", "x", "-1", "8.125", "210", "50.01", "1e1", "2 1"])
    expect(vatRateIn(text), text).toBeUndefined();
});

test("every rate is written as it would be typed", () => {
  expect([0, 5, 50, 810, 2000, 2100, 2550].map(vatRateText)).toEqual(["0", "0.05", "0.5", "8.1", "20", "21", "25.5"]);
  fc.assert(fc.property(fc.integer({ min: 0, max: MOST_VAT }), (rate) => vatRateIn(vatRateText(rate)) === rate));
});
