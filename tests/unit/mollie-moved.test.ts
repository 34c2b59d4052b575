import { randomUUID } from "node:crypto";
import { expect, onTestFinished, test } from "vitest";
import { mollieProvider } from "../../workers/api/providers/payment/mollie-provider.ts";
import type { PaymentOrder } from "../../workers/api/providers/payment/payment-provider.ts";
import { mollieApi } from "../support/doubles/mollie/mollie-api.ts";

const KEY = "test_dHar4XY7LxsDOtmnkVtjNVWXLSlXsM";
const DAY = 24 * 60 * 60_000;
const from = Date.parse("2026-11-26T23:00:00Z");
const query = { site: "periwinkle", from, until: from + DAY };

async function aProvider() {
  const { mollie, stop } = await mollieApi(KEY);
  onTestFinished(stop);
  const webhookUrl = "https://www.example.org/api/payment-webhook.php";
  const provider = mollieProvider({ key: KEY, url: mollie.url, webhookUrl });
  /** One that is paid at this time, and begun as long before. */
  const paidAt = async (at: number, wishes: Partial<PaymentOrder> & { begun?: number; metadata?: unknown } = {}) => {
    const { begun = 0, ...order } = wishes;
    const { ref } = await provider.create({
      payment_id: randomUUID(),
      site: "periwinkle",
      member: randomUUID(),
      amount: { amount: 995, currency: "EUR" },
      description: "Periwinkle: 20 credits",
      payment_method: "ideal",
      return_url: "https://www.example.org/transactions/1",
      ...order,
    });
    mollie.becomes(ref, "paid");
    const payment = mollie.payments.find(({ id }) => id === ref);
    if (payment) Object.assign(payment, { createdAt: iso(at - begun), paidAt: iso(at) });
    if (payment && "metadata" in wishes) payment.body["metadata"] = wishes.metadata;
    mollie.payments.sort((one, other) => other.createdAt.localeCompare(one.createdAt));
    return ref;
  };
  return { mollie, provider, paidAt };
}

const iso = (at: number) => new Date(at).toISOString();
const refsOf = (found: { ref: string }[]) => found.map(({ ref }) => ref).toSorted();

test("what was paid in a time is listed, from its first millisecond to its last, whatever went back since", async () => {
  const { mollie, provider, paidAt } = await aProvider();
  await paidAt(from - 1);
  await paidAt(from + DAY);
  const [first, last] = [await paidAt(from), await paidAt(from + DAY - 1)];
  mollie.chargesBack(first);
  const late = await paidAt(from + 5, { begun: 9 * DAY, amount: { amount: 123, currency: "EUR" } });
  const open = await paidAt(from + 6);
  mollie.becomes(open, "expired");
  const found = await provider.listPaid(query);
  expect(refsOf(found)).toEqual([first, last, late].toSorted());
  expect(found.find(({ ref }) => ref === late)?.amount).toEqual({ amount: 123, currency: "EUR" });
});

test("what nobody ordered here is listed, another of our sites' is not", async () => {
  const { provider, paidAt } = await aProvider();
  await paidAt(from, { site: "another" });
  const byHand = await paidAt(from, { metadata: null });
  expect(refsOf(await provider.listPaid(query))).toEqual([byHand]);
});

test("all pages are read down to the time, and a page that fails leaves nothing out in silence", async () => {
  const { mollie, provider, paidAt } = await aProvider();
  const refs = [];
  for (let number = 0; number < 252; number += 1) refs.push(await paidAt(from + number));
  expect(refsOf(await provider.listPaid(query))).toEqual(refs.toSorted());
  mollie.forced.push({ status: 503, body: "{}" });
  await expect(provider.listPaid(query)).rejects.toThrow("503");
});
