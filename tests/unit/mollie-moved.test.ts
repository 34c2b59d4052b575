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

/** A payment of € 9.95 that was paid long before, with a refund begun and a charge-back made at this time. */
async function aReturned(wishes: Partial<PaymentOrder> & { metadata?: unknown } = {}) {
  const { mollie, provider, paidAt } = await aProvider();
  const paid = await paidAt(from - 60 * DAY, wishes);
  const payment = mollie.payments.find(({ id }) => id === paid);
  if (!payment) throw new Error("no payment");
  const refund = async (at: number, amount = 300) => {
    const order = { ref: paid, site: wishes.site ?? "periwinkle", key: randomUUID(), description: "Periwinkle" };
    const { state } = await provider.refund({ ...order, amount: { amount, currency: "EUR" } });
    const last = payment.refunds.at(-1);
    if (last) last.createdAt = iso(at);
    return state;
  };
  const chargeBack = (at: number, reversedAt?: number) => {
    mollie.chargesBack(paid);
    const last = payment.chargebacks.at(-1);
    if (last)
      Object.assign(last, { createdAt: iso(at), ...(reversedAt !== undefined && { reversedAt: iso(reversedAt) }) });
  };
  return { mollie, provider, payment, paid, refund, chargeBack };
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
  const { completed: found } = await provider.listMoved(query);
  expect(refsOf(found)).toEqual([first, last, late].toSorted());
  expect(found.find(({ ref }) => ref === late)?.amount).toEqual({ amount: 123, currency: "EUR" });
});

test("what nobody ordered here is listed, another of our sites' is not", async () => {
  const { provider, paidAt } = await aProvider();
  await paidAt(from, { site: "another" });
  const byHand = await paidAt(from, { metadata: null });
  expect(refsOf((await provider.listMoved(query)).completed)).toEqual([byHand]);
});

test("all pages are read down to the time, and a page that fails leaves nothing out in silence", async () => {
  const { mollie, provider, paidAt } = await aProvider();
  const refs = [];
  for (let number = 0; number < 252; number += 1) refs.push(await paidAt(from + number));
  expect(refsOf((await provider.listMoved(query)).completed)).toEqual(refs.toSorted());
  mollie.forced.push({ status: 503, body: "{}" });
  await expect(provider.listMoved(query)).rejects.toThrow("503");
});

const money = (amount: number) => ({ amount, currency: "EUR" });

test("refunds are listed by when they were begun, under way or gone, but for those that failed", async () => {
  const { mollie, provider, payment, paid, refund } = await aReturned();
  for (const at of [from - 1, from, from + DAY - 1, from + DAY]) await refund(at, 100);
  const expected = [
    { ref: paid, amount: money(100) },
    { ref: paid, amount: money(100) },
  ];
  for (const status of ["queued", "pending", "processing", "refunded"] as const) {
    mollie.refundsBecome(paid, status);
    expect((await provider.listMoved(query)).refunded, status).toEqual(expected);
  }
  for (const status of ["failed", "canceled"] as const) {
    mollie.refundsBecome(paid, status);
    expect((await provider.listMoved(query)).refunded, status).toEqual([]);
  }
  expect(payment.refunds).toHaveLength(4);
});

test("charge-backs are listed by when they were made, and once more by when the bank gave the money back", async () => {
  const { provider, paid, chargeBack } = await aReturned();
  chargeBack(from - 100 * DAY, from);
  chargeBack(from - 1);
  chargeBack(from + 1, from + DAY);
  chargeBack(from + 2, from + 3);
  const moved = await provider.listMoved(query);
  const one = { ref: paid, amount: money(995) };
  expect(moved).toEqual({ completed: [], refunded: [], charged_back: [one, one], returned: [one, one] });
});

test("what went back of another site's payment is not listed, by hand of one that nobody ordered here is", async () => {
  for (const [wishes, count] of [
    [{ site: "another" }, 0],
    [{ metadata: null }, 1],
  ] as const) {
    const { mollie, provider, payment, paid, refund, chargeBack } = await aReturned(wishes);
    await refund(from);
    for (const one of payment.refunds) one.body["metadata"] = null;
    chargeBack(from);
    mollie.asked.length = 0;
    const { refunded, charged_back } = await provider.listMoved(query);
    expect([refunded.length, charged_back.length]).toEqual([count, count]);
    expect(
      mollie.asked.filter(({ path }) => path === `/v2/payments/${paid}`),
      "asked once",
    ).toHaveLength(1);
  }
});

test("all pages of refunds are read, and one that fails leaves nothing out in silence", async () => {
  const { mollie, provider, payment, refund } = await aReturned();
  await refund(from, 1);
  const [first] = payment.refunds;
  if (!first) throw new Error("no refund");
  for (let number = 0; number < 260; number += 1)
    payment.refunds.push({ ...first, id: `re_${number}`, createdAt: iso(from + number) });
  expect((await provider.listMoved(query)).refunded).toHaveLength(261);
  // Payments, both pages of refunds, charge-backs: one after the other.
  const lists = ["payments", "refunds", "refunds", "chargebacks"];
  for (const [place] of lists.entries()) {
    mollie.asked.length = 0;
    mollie.failsAt = place + 1;
    await expect(provider.listMoved(query), lists[place]).rejects.toThrow("503");
    expect(mollie.asked.map(({ path }) => path)).toEqual(lists.slice(0, place + 1).map((name) => `/v2/${name}`));
  }
});
