import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { decideTestPayment, getTestPayment } from "../../app/contract/development.ts";
import {
  getPayment,
  listBundles,
  paymentMethods,
  paymentWebhook,
  startPayment,
} from "../../app/contract/money/payments.ts";
import { listTransactions } from "../../app/contract/money/movements.ts";
import { currentUser } from "../../app/contract/account/session.ts";
import { caller, refusal } from "./caller.ts";
import { aMember, anotherDevice, type ApiMember } from "./fixtures/members.ts";
import { anOrder, aPayment, balanceOf, refOf } from "./fixtures/payments.ts";
import { needs } from "./tested-api.ts";

needs("a demonstration");

const visitor = caller();

async function statusOf({ api }: ApiMember, { payment_id }: { payment_id: string }): Promise<string> {
  return (await api.callOrThrow(getPayment, { payment_id })).payment.status;
}

/** What a member sees of the money: balance, premium, payments. */
async function balances({ api }: ApiMember) {
  const { user } = await api.callOrThrow(currentUser);
  const { payments } = await api.callOrThrow(listTransactions);
  return { credits: user.credits, paid: user.paid_user, payments };
}

test("every bundle says honestly what it costs, and one is the best", async () => {
  const { bundles, payment_methods, vat } = await visitor.callOrThrow(listBundles, { country: "NL" });
  expect(payment_methods.length).toBeGreaterThan(0);
  expect(vat).toBeGreaterThanOrEqual(0);
  for (const { credits, price, per_message } of bundles) {
    expect(credits).toBeGreaterThan(0);
    expect(price.amount).toBeGreaterThan(0);
    expect(per_message.currency).toBe(price.currency);
    expect(per_message.amount * credits, "never more than we said").toBeGreaterThanOrEqual(price.amount);
  }
  expect(new Set(bundles.map(({ id }) => id)).size).toBe(bundles.length);
  const best = bundles.filter(({ best_value }) => best_value);
  const cheapest = Math.min(...bundles.map(({ per_message }) => per_message.amount));
  expect(best.map(({ per_message }) => per_message.amount)).toEqual([cheapest]);
});

test("members see their own country's prices, whatever the query says", async () => {
  const anna = await aMember();
  const own = await anna.api.callOrThrow(listBundles);
  expect(await anna.api.callOrThrow(listBundles, { country: own.country === "PL" ? "NL" : "PL" })).toEqual(own);
});

test("a payment is pending, at the price on the list, and credits nothing", async () => {
  const anna = await aMember();
  const [before, { bundles }] = [await balanceOf(anna.api), await anna.api.callOrThrow(listBundles)];
  const order = await anOrder(anna.api, { bundle: bundles[1]?.id ?? "" });
  const { payment } = await anna.api.callOrThrow(startPayment, order);
  const { payment_id, payment_method } = order;
  expect(payment).toMatchObject({ payment_id, payment_method, status: "pending", credits: bundles[1]?.credits });
  expect(payment.amount).toEqual(bundles[1]?.price);
  expect(payment.checkout_url).toMatch(/^https?:\/\//);
  const asked = (await anna.api.callOrThrow(getPayment, { payment_id })).payment;
  expect(asked).toEqual({ ...payment, receipts: [], first_purchase: false });
  expect(await balances(anna)).toEqual({ credits: before, paid: false, payments: [payment] });
});

test("starting a payment again, or ten times at once, is the same payment", async () => {
  const anna = await aMember();
  const order = await anOrder(anna.api);
  const answers = await Promise.all(Array.from({ length: 10 }, () => anna.api.callOrThrow(startPayment, order)));
  const again = await (await anotherDevice(anna)).callOrThrow(startPayment, order);
  expect(new Set([...answers, again].map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect((await balances(anna)).payments).toEqual([again.payment]);
});

test("the same key with another bundle or method is refused and changes nothing", async () => {
  const anna = await aMember();
  const { bundles, payment_methods } = await anna.api.callOrThrow(listBundles);
  const order = await anOrder(anna.api);
  await anna.api.callOrThrow(startPayment, order);
  const before = await balances(anna);
  const others = [{ bundle: bundles[1]?.id ?? "" }, { payment_method: payment_methods[1] ?? "paypal" }];
  for (const other of others)
    expect(refusal(await anna.api.call(startPayment, { ...order, ...other }))).toBe("key_reused");
  expect(await balances(anna)).toEqual(before);
});

test("direct debit is offered nowhere and taken from nobody while no mandate can be given", async () => {
  for (const country of ["NL", "BE", "DE", "AT"]) {
    const { payment_methods } = await visitor.callOrThrow(listBundles, { country });
    expect(payment_methods, country).not.toContain("sdd");
  }
  const anna = await aMember();
  const order = await anOrder(anna.api, { payment_method: "sdd" });
  expect(refusal(await anna.api.call(startPayment, order))).toBe("payment_method_unavailable");
});

test("only what is on offer can be bought, and only to come back to our own site", async () => {
  const anna = await aMember();
  const { payment_methods } = await anna.api.callOrThrow(listBundles);
  const missing = paymentMethods.find((method) => !payment_methods.includes(method)) ?? "others";
  const order = await anOrder(anna.api);
  expect(refusal(await anna.api.call(startPayment, { ...order, bundle: "free" }))).toBe("not_found");
  const unavailable = await anna.api.call(startPayment, { ...order, payment_method: missing });
  expect(refusal(unavailable)).toBe("payment_method_unavailable");
  for (const return_url of [
    "https://evil.example/credits",
    "javascript:alert(1)",
    "/credits",
    "https://localhost.evil.example",
  ]) {
    const answer = await anna.api.call(startPayment, { ...order, return_url });
    expect(answer).toMatchObject({ problem: { error: "invalid_input", fields: { return_url: "invalid" } } });
  }
  expect((await balances(anna)).payments).toEqual([]);
});

test("once the provider says paid, the credits are there, once, and the member is premium", async () => {
  const anna = await aMember();
  const before = await balanceOf(anna.api);
  const payment = await aPayment(anna.api);
  const id = refOf(payment);
  for (let time = 0; time < 3; time += 1) await visitor.callOrThrow(decideTestPayment, { id, decision: "pay" });
  for (let time = 0; time < 3; time += 1) expect(await statusOf(anna, payment)).toBe("completed");
  const { credits, paid, payments } = await balances(anna);
  expect({ credits, paid }).toEqual({ credits: before + payment.credits, paid: true });
  expect(payments).toMatchObject([{ payment_id: payment.payment_id, status: "completed" }]);
});

test("the provider's call ten times at once, with the decision and after it, credits once", async () => {
  const anna = await aMember();
  const before = await balanceOf(anna.api);
  const payment = await aPayment(anna.api);
  const id = refOf(payment);
  const calls = () => Array.from({ length: 10 }, () => visitor.call(paymentWebhook, { id }));
  const looks = () => Array.from({ length: 3 }, () => anna.api.call(getPayment, { payment_id: payment.payment_id }));
  const during = await Promise.all([...calls(), visitor.call(decideTestPayment, { id, decision: "pay" }), ...looks()]);
  const after = await Promise.all([...calls(), ...looks()]);
  expect([...during, ...after].filter(({ ok }) => !ok)).toEqual([]);
  expect(await balanceOf(anna.api)).toBe(before + payment.credits);
});

test("a call that nobody's payment belongs to is not found and changes nothing", async () => {
  const anna = await aMember();
  const payment = await aPayment(anna.api);
  const before = await balances(anna);
  const forged = [payment.payment_id, `${refOf(payment)}x`, "tp_", randomUUID(), anna.id, "../payments", "' OR 1=1 --"];
  for (const id of forged) expect(refusal(await visitor.call(paymentWebhook, { id })), id).toBe("not_found");
  expect(await balances(anna)).toEqual(before);
});

test("the provider's call before anybody paid credits nothing", async () => {
  const anna = await aMember();
  const payment = await aPayment(anna.api);
  const before = await balances(anna);
  const body = { id: refOf(payment), status: "paid", amount: payment.amount };
  expect((await visitor.call(paymentWebhook, body)).ok).toBe(true);
  expect(await balances(anna)).toEqual(before);
});

for (const [decision, status] of [
  ["fail", "failed"],
  ["cancel", "cancelled"],
  ["expire", "expired"],
  ["leave_open", "pending"],
] as const) {
  test(`a payer who decides to ${decision} has a ${status} payment and no credits`, async () => {
    const anna = await aMember();
    const before = await balanceOf(anna.api);
    const payment = await aPayment(anna.api);
    await visitor.callOrThrow(decideTestPayment, { id: refOf(payment), decision });
    expect(await statusOf(anna, payment)).toBe(status);
    const { credits, paid } = await balances(anna);
    expect({ credits, paid }).toEqual({ credits: before, paid: false });
  });
}

test("what the payer decided first stays decided", async () => {
  const anna = await aMember();
  const payment = await aPayment(anna.api);
  const before = await balanceOf(anna.api);
  const id = refOf(payment);
  for (const decision of ["cancel", "pay"] as const) await visitor.callOrThrow(decideTestPayment, { id, decision });
  expect((await visitor.callOrThrow(getTestPayment, { id })).payment.status).toBe("cancelled");
  expect(await balanceOf(anna.api)).toBe(before);
});

test("five payments may be open; the sixth is refused, the same keys again are not, and an end makes room", async () => {
  const anna = await aMember();
  const open: Awaited<ReturnType<typeof aPayment>>[] = [];
  for (let time = 0; time < 5; time += 1) open.push(await aPayment(anna.api));
  const sixth = await anOrder(anna.api);
  expect(await anna.api.call(startPayment, sixth)).toMatchObject({
    status: 409,
    problem: { error: "too_many_open_payments", limit: 5 },
  });
  const [first] = open as [(typeof open)[0]];
  const { payment_id, bundle, payment_method } = first;
  expect((await anna.api.callOrThrow(startPayment, { ...sixth, payment_id, bundle, payment_method })).payment).toEqual(
    first,
  );
  await visitor.callOrThrow(decideTestPayment, { id: refOf(first), decision: "cancel" });
  expect((await anna.api.callOrThrow(startPayment, sixth)).payment.status).toBe("pending");
  expect((await balances(anna)).payments).toHaveLength(6);
});

test("payments come in pages, each of them once", async () => {
  const anna = await aMember();
  for (let time = 0; time < 21; time += 1) {
    await visitor.callOrThrow(decideTestPayment, { id: refOf(await aPayment(anna.api)), decision: "cancel" });
  }
  const [one, two, three] = [
    await anna.api.callOrThrow(listTransactions, {}),
    await anna.api.callOrThrow(listTransactions, { page: 2 }),
    await anna.api.callOrThrow(listTransactions, { page: 3 }),
  ];
  expect([one, two, three].map(({ payments }) => payments.length)).toEqual([20, 1, 0]);
  expect([one, two].map(({ pageNumber, numResults }) => ({ pageNumber, numResults }))).toEqual([
    { pageNumber: 1, numResults: 21 },
    { pageNumber: 2, numResults: 21 },
  ]);
  expect(new Set([...one.payments, ...two.payments].map(({ payment_id }) => payment_id)).size).toBe(21);
  for (const page of [0, -1, 1.5, 1001]) {
    expect(refusal(await anna.api.call(listTransactions, { page }))).toBe("invalid_input");
  }
});

test("payments are listed newest first", async () => {
  const anna = await aMember();
  const first = await aPayment(anna.api);
  await visitor.callOrThrow(decideTestPayment, { id: refOf(first), decision: "pay" });
  const second = await aPayment(anna.api);
  const { payments } = await balances(anna);
  expect(payments.map(({ payment_id }) => payment_id)).toEqual([second.payment_id, first.payment_id]);
});

test("two members with one key have two payments, and only the one who pays gets credits", async () => {
  const anna = await aMember();
  const bert = await aMember();
  const hers = await aPayment(anna.api);
  const before = await balances(bert);
  const his = await aPayment(bert.api, { payment_id: hers.payment_id, payment_method: hers.payment_method });
  expect(refOf(his)).not.toBe(refOf(hers));
  await visitor.callOrThrow(decideTestPayment, { id: refOf(hers), decision: "pay" });
  expect(await statusOf(anna, hers)).toBe("completed");
  expect((await bert.api.callOrThrow(getPayment, { payment_id: his.payment_id })).payment.status).toBe("pending");
  expect(await balances(bert)).toMatchObject({ credits: before.credits, paid: false });
});
