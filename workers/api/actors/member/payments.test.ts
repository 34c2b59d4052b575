import { expect, test, vi } from "vitest";
import { accept, refuse } from "../../../../app/domain/result.ts";
import { aMember, totalsOf, valueOf } from "../../../../tests/workers/a-member.ts";
import type { PaymentOrder, VerifiedPayment } from "./payments.ts";

const anOrder = (wishes: Partial<PaymentOrder> = {}): PaymentOrder => ({
  payment_id: crypto.randomUUID(),
  bundle: "EUR-50",
  credits: 50,
  amount: { amount: 1995, currency: "EUR" },
  payment_method: "ideal",
  ...wishes,
});

const paid = ({ payment_id, amount }: PaymentOrder): VerifiedPayment => ({ payment_id, status: "completed", amount });

test("ten webhooks grant a payment's credits once, and the first purchase makes premium", async () => {
  const anna = await aMember({ credits: 5 });
  const order = anOrder();
  await anna.stub.preparePayment(anna.token, order);
  await anna.stub.attachPayment(anna.token, {
    payment_id: order.payment_id,
    provider_ref: "r",
    checkout_url: "http://pay/",
  });
  await Promise.all(Array.from({ length: 10 }, () => anna.stub.settlePayment(paid(order))));
  expect(valueOf(await anna.stub.user(anna.token))).toMatchObject({ credits: 55, paid_user: true });
  expect((await anna.stub.ledger()).entries.map(({ key }) => key)).toEqual(["signup", `payment:${order.payment_id}`]);
});

test("the same order again is the same payment; another one under its key is refused", async () => {
  const anna = await aMember();
  const order = anOrder();
  const first = await anna.stub.preparePayment(anna.token, order);
  expect(first).toMatchObject(accept({ status: "pending", amount: order.amount }));
  expect(await anna.stub.preparePayment(anna.token, order)).toEqual(first);
  expect(await anna.stub.preparePayment(anna.token, { ...order, bundle: "EUR-20" })).toEqual(refuse("key_reused"));
  expect(valueOf(await anna.stub.payments(anna.token))).toHaveLength(1);
});

test("a failed payment grants nothing, and a late success still does", async () => {
  const anna = await aMember();
  const order = anOrder();
  await anna.stub.preparePayment(anna.token, order);
  await anna.stub.settlePayment({ ...paid(order), status: "failed" });
  expect(valueOf(await anna.stub.user(anna.token))).toMatchObject({ credits: 0, paid_user: false });
  await anna.stub.settlePayment(paid(order));
  await anna.stub.settlePayment({ ...paid(order), status: "cancelled" });
  expect(valueOf(await anna.stub.payment(anna.token, order.payment_id))).toMatchObject({ status: "completed" });
  expect((await totalsOf(anna)).credits).toBe(50);
});

test("another amount than ordered grants nothing and is logged", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const anna = await aMember();
  const order = anOrder();
  await anna.stub.preparePayment(anna.token, order);
  const cheap = { ...paid(order), amount: { amount: 1, currency: "EUR" } };
  expect(await anna.stub.settlePayment(cheap)).toEqual(refuse("provider_failed"));
  expect((await totalsOf(anna)).credits).toBe(0);
  expect(error).toHaveBeenCalledOnce();
  error.mockRestore();
});

test("a payment is its member's own", async () => {
  const [anna, bert] = [await aMember(), await aMember()];
  const order = anOrder();
  await anna.stub.preparePayment(anna.token, order);
  expect(await bert.stub.payment(bert.token, order.payment_id)).toEqual(refuse("not_found"));
  expect(await anna.stub.payment(bert.token, order.payment_id)).toEqual(refuse("authentication_required"));
  expect(await bert.stub.settlePayment(paid(order))).toEqual(refuse("not_found"));
});
