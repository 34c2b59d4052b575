import { expect, test } from "vitest";
import { signup } from "./account/account.ts";
import { sendMessage } from "./conversations/conversations.ts";
import { startPayment } from "./money/payments.ts";

const KEY = "4f2f7e0e-8a62-4f1e-9f3c-2f3c0d8d1a11";

test.each([
  ["a message", sendMessage.body?.shape.client_id],
  ["a payment", startPayment.body?.shape.payment_id],
  ["a sign-up", signup.body?.shape.signup_key],
])("%s that comes again with its key in capitals is the same one", (_act, key) => {
  expect(key?.parse(KEY.toUpperCase())).toBe(KEY);
  expect(key?.parse(KEY)).toBe(KEY);
  expect(key?.safeParse("4f2f7e0e").success).toBe(false);
});
