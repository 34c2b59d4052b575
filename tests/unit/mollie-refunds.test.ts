import { randomUUID } from "node:crypto";
import { expect, onTestFinished, test } from "vitest";
import { mollieProvider } from "../../workers/api/providers/payment/mollie-provider.ts";
import { RefundRefused } from "../../workers/api/providers/payment/payment-provider.ts";
import { mollieApi } from "../support/doubles/mollie/mollie-api.ts";
import { problemText } from "../support/doubles/mollie/mollie-texts.ts";

const KEY = "test_dHar4XY7LxsDOtmnkVtjNVWXLSlXsM";

/** A payment of € 9.95 that is paid. */
async function aPaid() {
  const { mollie, stop } = await mollieApi(KEY);
  onTestFinished(stop);
  const provider = mollieProvider({ key: KEY, url: mollie.url, webhookUrl: "https://www.example.org/hook" });
  const { ref } = await provider.create({
    payment_id: randomUUID(),
    site: "periwinkle",
    member: randomUUID(),
    amount: { amount: 995, currency: "EUR" },
    description: "Periwinkle: 20 credits",
    payment_method: "ideal",
    return_url: "https://www.example.org/transactions/1",
  });
  mollie.becomes(ref, "paid");
  mollie.asked.length = 0;
  return { mollie, provider, ref };
}

const aRefund = (ref: string, amount = 846) => ({
  ref,
  site: "periwinkle",
  amount: { amount, currency: "EUR" },
  key: randomUUID(),
  description: "Periwinkle",
});

test("a refund is asked for with its amount as text, our key and an idempotency key", async () => {
  const { mollie, provider, ref } = await aPaid();
  const refund = aRefund(ref);
  expect((await provider.refund(refund)).state).toBe("pending");
  const asked = mollie.asked.at(-1);
  expect(asked).toMatchObject({
    method: "POST",
    path: `/v2/payments/${ref}/refunds`,
    body: {
      amount: { currency: "EUR", value: "8.46" },
      description: "Periwinkle",
      metadata: { refund_id: refund.key, site: "periwinkle" },
    },
  });
  expect(asked?.key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});

test("the same refund again is the same one, also when Mollie forgot the key", async () => {
  const { mollie, provider, ref } = await aPaid();
  const refund = aRefund(ref, 300);
  for (let time = 0; time < 3; time += 1) {
    expect((await provider.refund(refund)).state).toBe("pending");
    mollie.forgetKeys();
  }
  expect(mollie.payments[0]?.refunds).toHaveLength(1);
  expect((await provider.refund(aRefund(ref, 300))).state).toBe("pending");
  expect(mollie.payments[0]?.refunds).toHaveLength(2);
});

test("every state of Mollie's is one of ours, and what failed is no longer refunded", async () => {
  const { mollie, provider, ref } = await aPaid();
  const refund = aRefund(ref);
  await provider.refund(refund);
  for (const [theirs, ours, refunded] of [
    ["queued", "pending", 846],
    ["pending", "pending", 846],
    ["processing", "pending", 846],
    ["refunded", "done", 846],
    ["failed", "failed", undefined],
    ["canceled", "failed", undefined],
  ] as const) {
    mollie.refundsBecome(ref, theirs);
    expect((await provider.findRefund(refund))?.state, theirs).toBe(ours);
    expect((await provider.fetch(ref))?.refunded, theirs).toBe(refunded);
  }
  expect(await provider.findRefund(aRefund(ref))).toBeUndefined();
});

test("what Mollie refuses for good is no refund: more than is left, or a payment that it does not know", async () => {
  const { provider, ref } = await aPaid();
  await expect(provider.refund(aRefund(ref, 996))).rejects.toThrow(RefundRefused);
  await expect(provider.refund(aRefund("tr_unknown"))).rejects.toThrow(RefundRefused);
  expect(await provider.findRefund(aRefund("tr_unknown"))).toBeUndefined();
});

test("too little money in our account, a wrong key, a limit, a double or no answer: nothing is refused, and it is tried again", async () => {
  const { mollie, provider, ref } = await aPaid();
  const texts = [
    [422, problemText(422, "Insufficient balance to refund this payment", "amount")],
    [401, problemText(401, "Missing authentication, or failed to authenticate")],
    [403, problemText(403, "Your account is suspended")],
    [409, problemText(409, "A duplicate refund has been detected")],
    [429, problemText(429, "Too many requests")],
    [503, "<html>down</html>"],
  ] as const;
  for (const [status, body] of texts) {
    const list = { status: 200, body: JSON.stringify({ count: 0, _embedded: { refunds: [] }, _links: links }) };
    mollie.forced.push(list, { status, body: typeof body === "string" ? body : JSON.stringify(body) });
    const failure: unknown = await provider.refund(aRefund(ref)).catch((error: unknown) => error);
    expect(failure, String(status)).toBeInstanceOf(Error);
    expect(failure, String(status)).not.toBeInstanceOf(RefundRefused);
    expect(mollie.forced).toEqual([]);
  }
  expect(mollie.payments[0]?.refunds).toEqual([]);
});

const href = "https://api.mollie.com/v2/";
const self = { href, type: "application/hal+json" };
const links = { self, previous: null, next: null, documentation: { href, type: "text/html" } };
