import { expect, test } from "vitest";
import { checkoutUrl } from "./checkout-url.ts";

const own = "http://localhost:8787";

test("the test provider's page is a path of our own", () => {
  expect(checkoutUrl("/dev/payments/tr_1", own)).toBe("/dev/payments/tr_1");
  expect(checkoutUrl("http://localhost:8787/dev/payments/tr_1?x=1", own)).toBe("/dev/payments/tr_1?x=1");
});

test("a provider's page is elsewhere, over https only", () => {
  expect(checkoutUrl("https://pay.example/checkout/1", own)).toBe("https://pay.example/checkout/1");
  expect(checkoutUrl("http://pay.example/checkout/1", own)).toBeUndefined();
  expect(checkoutUrl("javascript:alert(1)", own)).toBeUndefined();
  expect(checkoutUrl("//pay.example/1", own)).toBeUndefined();
  expect(checkoutUrl(null, own)).toBeUndefined();
});
