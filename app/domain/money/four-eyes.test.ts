import { expect, test } from "vitest";
import { needsSecondOperator } from "./four-eyes.ts";

test("above about fifty euros a second operator decides too", () => {
  expect(needsSecondOperator({ amount: 5000, currency: "EUR" })).toBe(false);
  expect(needsSecondOperator({ amount: 5001, currency: "EUR" })).toBe(true);
  expect(needsSecondOperator({ amount: 55_000, currency: "SEK" })).toBe(false);
  expect(needsSecondOperator({ amount: 5001, currency: "XTS" })).toBe(true);
});
