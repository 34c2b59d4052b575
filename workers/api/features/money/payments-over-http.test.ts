import { env, exports } from "cloudflare:workers";
import { expect, test } from "vitest";
import { decideTestPayment, getTestPayment } from "../../../../app/contract/development.ts";
import { getPayment, listBundles, paymentWebhook, startPayment } from "../../../../app/contract/money/payments.ts";
import { listTransactions } from "../../../../app/contract/money/movements.ts";
import { currentUser } from "../../../../app/contract/account/session.ts";
import { aMember } from "../../../../tests/workers/member-fixtures.ts";
import { aVisitor, type Visitor } from "../../../../tests/workers/visitor-fixture.ts";
import { actorsOf } from "../../actors/actors.ts";
import type { Env } from "../../env.ts";

async function aBuyer(wishes: Parameters<typeof aMember>[0] = {}) {
  const member = await aMember({ site: "periwinkle", ...wishes });
  const visitor = aVisitor();
  visitor.setCookie(`session=${member.id}.${member.token}`);
  return { ...visitor, member };
}

const return_url = "http://localhost/credits";
const anOrder = (wishes = {}) => ({
  payment_id: crypto.randomUUID(),
  bundle: "20",
  payment_method: "ideal",
  return_url,
  ...wishes,
});

async function started(buyer: Visitor, order = anOrder()) {
  const { status, body } = await buyer.call(startPayment, order);
  expect(status).toBe(200);
  const { checkout_url } = body["payment"] as { checkout_url: string };
  return { order, ref: checkout_url.split("/").at(-1) ?? "" };
}

const creditsOf = async (buyer: Visitor) =>
  (await buyer.call(currentUser, {})).body["user"] as { credits: number; paid_user: boolean };

test("a bundle that is paid at the provider gives its credits and makes premium", async () => {
  const buyer = await aBuyer();
  const { order, ref } = await started(buyer);
  expect((await buyer.call(getTestPayment, { id: ref })).body).toMatchObject({
    payment: { status: "open", amount: { amount: 995, currency: "EUR" } },
  });
  await buyer.call(decideTestPayment, { id: ref, decision: "pay" });
  expect((await buyer.call(getPayment, { payment_id: order.payment_id })).body).toMatchObject({
    payment: { status: "completed", checkout_url: null },
  });
  expect(await creditsOf(buyer)).toMatchObject({ credits: 20, paid_user: true });
  expect((await buyer.call(listTransactions, {})).body["payments"]).toHaveLength(1);
});

test("ten webhooks are one grant, and a decision after the first changes nothing", async () => {
  const buyer = await aBuyer();
  const { ref } = await started(buyer);
  await buyer.call(decideTestPayment, { id: ref, decision: "pay" });
  const answers = await Promise.all(Array.from({ length: 10 }, () => aVisitor().call(paymentWebhook, { id: ref })));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
  await buyer.call(decideTestPayment, { id: ref, decision: "fail" });
  expect(await creditsOf(buyer)).toMatchObject({ credits: 20 });
});

test("a webhook that claims more than the provider knows grants nothing", async () => {
  const buyer = await aBuyer();
  const { order, ref } = await started(buyer);
  const forged = { id: ref, status: "completed", credits: 9_999, payment_id: order.payment_id };
  expect((await aVisitor().call(paymentWebhook, forged)).status).toBe(200);
  expect((await aVisitor().call(paymentWebhook, { id: `tp_${crypto.randomUUID()}` })).body).toEqual({
    error: "not_found",
  });
  expect(await creditsOf(buyer)).toMatchObject({ credits: 0, paid_user: false });
});

test("who sends references without end is refused, and nobody else", async () => {
  const buyer = await aBuyer();
  const { ref } = await started(buyer);
  const [forger, provider] = [aVisitor("198.51.100.7"), aVisitor("198.51.100.8")];
  const told = async (from: Visitor, id: string) => (await from.call(paymentWebhook, { id })).status;
  const seen = new Set<number>();
  for (let time = 0; time < 400 && !seen.has(429); time += 1) seen.add(await told(forger, `tp_${time}`));
  expect([...seen]).toEqual([404, 429]);
  expect(await told(provider, ref)).toBe(200);
});

test("who comes back before the webhook sees how it stands at the provider", async () => {
  const buyer = await aBuyer();
  const { order, ref } = await started(buyer);
  const asked = () => buyer.call(getPayment, { payment_id: order.payment_id });
  expect((await asked()).body).toMatchObject({ payment: { status: "pending" } });
  // The payer decided, but the provider's call to us got lost.
  await actorsOf(env as unknown as Env, "periwinkle")
    .site()
    .testPayments.decide(ref, "cancelled");
  expect((await asked()).body).toMatchObject({ payment: { status: "cancelled" } });
});

test("the same order again is the same payment, another one under its key is refused", async () => {
  const buyer = await aBuyer();
  const { order, ref } = await started(buyer);
  expect((await started(buyer, order)).ref).toBe(ref);
  expect((await buyer.call(startPayment, { ...order, bundle: "50" })).body).toEqual({ error: "key_reused" });
  const otherMember = await aBuyer();
  expect((await otherMember.call(getPayment, { payment_id: order.payment_id })).status).toBe(404);
});

test("the method that was chosen last is remembered, whatever became of the payment", async () => {
  const buyer = await aBuyer({ country: "NL" });
  const last = async () => (await buyer.call(listBundles, {})).body["last_method"];
  expect(await last()).toBeNull();
  const { ref } = await started(buyer, anOrder({ payment_method: "paypal" }));
  await buyer.call(decideTestPayment, { id: ref, decision: "fail" });
  expect(await last()).toBe("paypal");
  expect((await aVisitor().call(listBundles, {})).body["last_method"]).toBeUndefined();
});

test("a webhook that comes as a form, as Mollie sends it, is one", async () => {
  const buyer = await aBuyer();
  const { ref } = await started(buyer);
  await actorsOf(env as unknown as Env, "periwinkle")
    .site()
    .testPayments.decide(ref, "paid");
  const post = (body: string) =>
    (exports as unknown as { default: Fetcher }).default.fetch(`http://localhost${paymentWebhook.path}`, {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      body,
    });
  expect((await post(`id=${ref}`)).status).toBe(200);
  expect(await creditsOf(buyer)).toMatchObject({ credits: 20 });
  for (const wrong of ["status=paid", "id=", `ref=${ref}`]) expect((await post(wrong)).status, wrong).toBe(422);
});

test("prices, methods and the way back are ours, not the caller's", async () => {
  const buyer = await aBuyer({ country: "GB" });
  const { body } = await buyer.call(listBundles, { country: "NL" });
  expect(body).toMatchObject({ country: "GB", vat: 20 });
  const [first] = body["bundles"] as { price: object }[];
  expect(first?.price).toEqual({ amount: 895, currency: "GBP" });
  expect((await buyer.call(startPayment, anOrder())).body).toEqual({ error: "payment_method_unavailable" });
  expect((await buyer.call(startPayment, anOrder({ bundle: "1000000", payment_method: "paypal" }))).status).toBe(404);
  const elsewhere = anOrder({ payment_method: "paypal", return_url: "https://evil.example/credits" });
  expect((await buyer.call(startPayment, elsewhere)).body).toMatchObject({ error: "invalid_input" });
});
