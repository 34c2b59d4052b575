import { expect, test } from "vitest";
import { discounted } from "./discounted.ts";

const bundle = {
  id: "50",
  credits: 50,
  price: { amount: 1995, currency: "EUR" },
  per_message: { amount: 40, currency: "EUR" },
  best_value: false,
};

const code = { code: "TIMEBONUS25", value_percentage: 25 };

test("a bundle costs less with a discount, and so does each message", () => {
  expect(discounted(bundle, code)).toEqual({
    bundle: { ...bundle, price: { amount: 1496, currency: "EUR" }, per_message: { amount: 30, currency: "EUR" } },
    full: bundle.price,
  });
});

test("without a discount, below its minimum and in another currency a bundle costs what it costs", () => {
  expect(discounted(bundle, undefined)).toEqual({ bundle });
  expect(discounted(bundle, { ...code, minimum_order_value: 1996, currency: "EUR" })).toEqual({ bundle });
  expect(discounted(bundle, { ...code, currency: "SEK" })).toEqual({ bundle });
  expect(discounted(bundle, { ...code, minimum_order_value: 1995, currency: "EUR" }).full).toEqual(bundle.price);
});
