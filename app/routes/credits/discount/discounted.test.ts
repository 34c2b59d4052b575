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
  expect(discounted(bundle, { discount: code, message_credits: 1 })).toEqual({
    bundle: { ...bundle, price: { amount: 1496, currency: "EUR" }, per_message: { amount: 30, currency: "EUR" } },
    full: bundle.price,
  });
});

test("without a discount, below its minimum and in another currency a bundle costs what it costs", () => {
  expect(discounted(bundle, { discount: undefined, message_credits: 1 })).toEqual({ bundle });
  expect(
    discounted(bundle, { discount: { ...code, minimum_order_value: 1996, currency: "EUR" }, message_credits: 1 }),
  ).toEqual({ bundle });
  expect(discounted(bundle, { discount: { ...code, currency: "SEK" }, message_credits: 1 })).toEqual({ bundle });
  expect(
    discounted(bundle, { discount: { ...code, minimum_order_value: 1995, currency: "EUR" }, message_credits: 1 }).full,
  ).toEqual(bundle.price);
});

test("a message is what the reduced price makes it, not a share of a price that was rounded", () => {
  const large = {
    ...bundle,
    credits: 120,
    price: { amount: 3995, currency: "EUR" },
    per_message: { amount: 34, currency: "EUR" },
  };
  const { bundle: reduced } = discounted(large, { discount: { ...code, value_percentage: 20 }, message_credits: 1 });
  expect(reduced.price.amount).toBe(3196);
  expect(reduced.per_message.amount).toBe(27);
});
