import { randomUUID } from "node:crypto";
import { expect, onTestFinished, test } from "vitest";
import { PaymentRefused, type PaymentOrder } from "../../workers/api/providers/payment/payment-provider.ts";
import { mollieProvider } from "../../workers/api/providers/payment/mollie-provider.ts";
import { mollieApi } from "../support/doubles/mollie/mollie-api.ts";
import { problemText } from "../support/doubles/mollie/mollie-texts.ts";

const KEY = "test_dHar4XY7LxsDOtmnkVtjNVWXLSlXsM";
const webhookUrl = "https://www.example.org/api/payment-webhook.php";

async function aProvider(key = KEY) {
  const { mollie, stop } = await mollieApi(KEY);
  onTestFinished(stop);
  return { mollie, provider: mollieProvider({ key, url: mollie.url, webhookUrl }) };
}

const anOrder = (wishes: Partial<PaymentOrder> = {}): PaymentOrder => ({
  payment_id: randomUUID(),
  site: "periwinkle",
  member: randomUUID(),
  amount: { amount: 995, currency: "EUR" },
  description: "Periwinkle: 20 credits",
  payment_method: "ideal",
  return_url: "https://www.example.org/transactions/1",
  ...wishes,
});

const nameOf = ({ site, member, payment_id }: PaymentOrder) => ({ site, member, payment_id, since: Date.now() });

test("a payment is ordered with its amount as text, its method, where to tell us and whose it is", async () => {
  const { mollie, provider } = await aProvider();
  const order = anOrder();
  const { ref, checkout_url } = await provider.create(order);
  expect(checkout_url).toBe(`https://www.mollie.com/checkout/select/${ref}`);
  const { site, member, payment_id } = order;
  expect(mollie.payments[0]?.body).toEqual({
    amount: { currency: "EUR", value: "9.95" },
    description: "Periwinkle: 20 credits",
    redirectUrl: order.return_url,
    webhookUrl,
    method: "ideal",
    metadata: { site, member, payment_id },
  });
  expect(await provider.fetch(ref)).toEqual({
    ref,
    status: "pending",
    amount: order.amount,
    site,
    member,
    payment_id,
    revision: 0,
  });
});

test("the same order again is the same payment; another member's with the same key is their own", async () => {
  const { mollie, provider } = await aProvider();
  const order = anOrder();
  const [first, again] = [await provider.create(order), await provider.create(order)];
  expect(again).toEqual(first);
  expect((await provider.create({ ...order, member: randomUUID() })).ref).not.toBe(first.ref);
  const keys = mollie.asked.map(({ key }) => key);
  expect(keys[0]).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(new Set(keys).size).toBe(2);
});

test("every state of Mollie's is one of ours, also when it is reached late", async () => {
  const { mollie, provider } = await aProvider();
  const { ref } = await provider.create(anOrder());
  const stands = async () => (await provider.fetch(ref))?.status;
  for (const [theirs, ours] of [
    ["open", "pending"],
    ["pending", "pending"],
    ["authorized", "pending"],
    ["failed", "failed"],
    ["canceled", "cancelled"],
    ["expired", "expired"],
    ["paid", "completed"],
  ] as const) {
    mollie.becomes(ref, theirs);
    expect(await stands(), theirs).toBe(ours);
  }
});

test("a charge-back, its reversal and another one are each known, in their order", async () => {
  const { mollie, provider } = await aProvider();
  const { ref } = await provider.create(anOrder());
  mollie.becomes(ref, "paid");
  mollie.chargesBack(ref);
  expect(await provider.fetch(ref)).toMatchObject({ status: "charged_back", revision: 1 });
  mollie.givesBack(ref);
  expect(await provider.fetch(ref)).toMatchObject({ status: "completed", revision: 2 });
  mollie.chargesBack(ref);
  expect(await provider.fetch(ref)).toMatchObject({ status: "charged_back", revision: 3 });
});

test("what Mollie refuses in its own words never began; it has no Sofort to ask for", async () => {
  const { mollie, provider } = await aProvider();
  mollie.methods = ["creditcard"];
  await expect(provider.create(anOrder())).rejects.toThrow(PaymentRefused);
  await expect(provider.create(anOrder())).rejects.toThrow("method: The payment method is not enabled");
  const asked = mollie.asked.length;
  await expect(provider.create(anOrder({ payment_method: "sofort" }))).rejects.toThrow(PaymentRefused);
  expect(mollie.asked).toHaveLength(asked);
  const { provider: wrongKey } = await aProvider("test_anotherKeyThatNobodyKnows");
  await expect(wrongKey.create(anOrder())).rejects.toThrow("401");
});

test("too many calls, a broken server, a proxy's page and no connection say nothing about a payment", async () => {
  const { mollie, provider } = await aProvider();
  const html = { body: "<h1>Not found</h1>", headers: { "Content-Type": "text/html" } };
  for (const forced of [
    { status: 429, body: JSON.stringify(problemText(429, "Too many requests")), headers: { "Retry-After": "5" } },
    { status: 503, body: JSON.stringify(problemText(503, "Try again later")) },
    { status: 409, body: JSON.stringify(problemText(409, "The same key is being handled")) },
    { status: 404, ...html },
    { status: 200, ...html },
    { status: 201, body: '{"resource":"payment","id":"tr_' },
  ]) {
    const failures = await Promise.all(
      (["create", "fetch"] as const).map((call) => {
        mollie.forced.push(forced);
        const asked: Promise<unknown> = call === "create" ? provider.create(anOrder()) : provider.fetch("tr_1");
        return asked.then(
          () => "an answer",
          (failure: unknown) => failure,
        );
      }),
    );
    for (const failure of failures) {
      expect(failure, String(forced.status)).toBeInstanceOf(Error);
      expect(failure).not.toBeInstanceOf(PaymentRefused);
    }
  }
  const away = mollieProvider({ key: KEY, url: "http://127.0.0.1:1", webhookUrl });
  await expect(away.create(anOrder())).rejects.not.toBeInstanceOf(PaymentRefused);
});

test("a payment that is not there, or not ours, is none; no failure repeats the key", async () => {
  const { mollie, provider } = await aProvider();
  expect(await provider.fetch("tr_unknown")).toBeUndefined();
  const { ref } = await provider.create(anOrder());
  const [payment] = mollie.payments;
  if (payment) payment.body["metadata"] = { order_id: 12 };
  expect(await provider.fetch(ref)).toBeUndefined();
  mollie.forced.push({ status: 500, body: "{}" });
  const failure = await provider.fetch(ref).catch(String);
  expect(failure).toContain("500");
  expect(failure).not.toContain(KEY);
});

test("a payment whose answer was lost is found in the list by whose it is, pages down; what never began is not", async () => {
  const { mollie, provider } = await aProvider();
  const order = anOrder();
  const { ref, checkout_url } = await provider.create(order);
  const [own] = mollie.payments;
  const others = Array.from({ length: 300 }, (_, at) => ({
    id: `tr_other${at}`,
    body: { ...own?.body, metadata: null },
  }));
  if (own) mollie.payments.unshift(...others.map((other) => ({ ...own, ...other })));
  expect(await provider.find(nameOf(order))).toMatchObject({ ref, checkout_url, status: "pending" });
  expect(await provider.find(nameOf(anOrder()))).toBeUndefined();
  mollie.becomes(ref, "paid");
  expect(await provider.find(nameOf(order))).toMatchObject({ status: "completed", checkout_url: null });
  const lists = () => mollie.asked.filter(({ path, method }) => path === "/v2/payments" && method === "GET").length;
  const before = lists();
  // All of them are older than the order could be.
  const tomorrow = Date.now() + 3 * 24 * 60 * 60_000;
  expect(await provider.find({ ...nameOf(anOrder()), since: tomorrow })).toBeUndefined();
  expect(lists() - before).toBe(1);
});

test("only what looks like one of its references is one", async () => {
  const { provider } = await aProvider();
  const { ref } = await provider.create(anOrder());
  expect(provider.isRef(ref)).toBe(true);
  for (const text of ["", "tr_", "ord_8wmqcHMN4U", "tr_1/chargebacks", "../methods", "tr_1?x", `x${ref}`])
    expect(provider.isRef(text), text).toBe(false);
});

const aMandate = () => ({
  mandate_id: randomUUID(),
  reference: "PW-7KQ4-M2XD-9HTR",
  account_holder: "A. de Vries",
  iban: "NL91ABNA0417164300",
  signed_at: Date.parse("2026-11-27T10:00:00Z"),
  ref: null,
});

test("a debit is collected by a mandate, which Mollie is told of with the first payment and knows from then on", async () => {
  const { mollie, provider } = await aProvider();
  const [member, mandate] = [randomUUID(), aMandate()];
  const debit = () => anOrder({ payment_method: "sdd", member, mandate });
  const opened = await provider.create(debit());
  const [customer] = mollie.customers;
  expect(opened).toMatchObject({ checkout_url: null, mandate_ref: `${customer?.id}/${customer?.mandates[0]?.id}` });
  expect(customer?.mandates[0]?.body).toEqual({
    method: "directdebit",
    consumerName: "A. de Vries",
    consumerAccount: "NL91ABNA0417164300",
    signatureDate: "2026-11-27",
    mandateReference: "PW-7KQ4-M2XD-9HTR",
  });
  expect(mollie.payments[0]?.body).toMatchObject({
    method: "directdebit",
    sequenceType: "recurring",
    customerId: customer?.id,
    mandateId: customer?.mandates[0]?.id,
    webhookUrl,
  });
  expect(await provider.fetch(opened.ref)).toMatchObject({ status: "pending", revision: 0 });
  await provider.create({ ...debit(), mandate: { ...mandate, ref: opened.mandate_ref ?? null } });
  expect([mollie.customers.length, mollie.payments.length]).toEqual([1, 2]);
});

test("a debit that is ordered again is the same one, also when the answer about its mandate was lost", async () => {
  const { mollie, provider } = await aProvider();
  const order = anOrder({ payment_method: "sdd", mandate: aMandate() });
  const { mandate_ref, ...opened } = await provider.create(order);
  expect(await provider.create(order)).toEqual({ mandate_ref, ...opened });
  expect([mollie.customers.length, mollie.customers[0]?.mandates.length, mollie.payments.length]).toEqual([1, 1, 1]);
  expect(await provider.find(nameOf(order))).toMatchObject({ status: "pending", checkout_url: null, mandate_ref });
});

test("an account that Mollie refuses, and a debit without a mandate, are no payments", async () => {
  const { mollie, provider } = await aProvider();
  const refused = [{ ...aMandate(), iban: "nonsense" }, undefined];
  for (const mandate of refused)
    await expect(provider.create(anOrder({ payment_method: "sdd", mandate }))).rejects.toThrow(PaymentRefused);
  expect(mollie.payments).toEqual([]);
});
