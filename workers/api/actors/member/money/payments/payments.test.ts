import { expect, test, vi } from "vitest";
import { accept, refuse } from "../../../../../../app/domain/result.ts";
import { aMember, totalsOf, valueOf } from "../../../../../../tests/workers/member-fixtures.ts";
import type { PaymentOrder } from "./payments.ts";
import type { VerifiedPayment } from "./settle-payment.ts";

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
  await anna.stub.money.preparePayment(anna.token, order);
  await anna.stub.money.attachPayment(anna.token, {
    payment_id: order.payment_id,
    provider_ref: "r",
    checkout_url: "http://pay/",
  });
  await Promise.all(Array.from({ length: 10 }, () => anna.stub.money.settlePayment(paid(order))));
  expect(valueOf(await anna.stub.account.user(anna.token))).toMatchObject({ credits: 55, paid_user: true });
  expect((await anna.stub.money.ledger()).entries.map(({ key }) => key)).toEqual([
    "signup",
    `payment:${order.payment_id}`,
  ]);
});

test("the same order again is the same payment; another one under its key is refused", async () => {
  const anna = await aMember();
  const order = anOrder();
  const first = await anna.stub.money.preparePayment(anna.token, order);
  expect(first).toMatchObject(accept({ status: "pending", amount: order.amount }));
  expect(await anna.stub.money.preparePayment(anna.token, order)).toEqual(first);
  expect(await anna.stub.money.preparePayment(anna.token, { ...order, bundle: "EUR-20" })).toEqual(
    refuse("key_reused"),
  );
  expect(valueOf(await anna.stub.money.transactions(anna.token, 1)).payments).toHaveLength(1);
});

test("a failed payment grants nothing, and a late success still does", async () => {
  const anna = await aMember();
  const order = anOrder();
  await anna.stub.money.preparePayment(anna.token, order);
  await anna.stub.money.settlePayment({ ...paid(order), status: "failed" });
  expect(valueOf(await anna.stub.account.user(anna.token))).toMatchObject({ credits: 0, paid_user: false });
  await anna.stub.money.settlePayment(paid(order));
  await anna.stub.money.settlePayment({ ...paid(order), status: "cancelled" });
  expect(valueOf(await anna.stub.money.payment(anna.token, order.payment_id))).toMatchObject({ status: "completed" });
  expect((await totalsOf(anna)).credits).toBe(50);
});

test("another amount than ordered grants nothing and is logged", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const anna = await aMember();
  const order = anOrder();
  await anna.stub.money.preparePayment(anna.token, order);
  const cheap = { ...paid(order), amount: { amount: 1, currency: "EUR" } };
  expect(await anna.stub.money.settlePayment(cheap)).toEqual(refuse("provider_failed"));
  expect((await totalsOf(anna)).credits).toBe(0);
  expect(error).toHaveBeenCalledOnce();
  error.mockRestore();
});

test("a payment is its member's own", async () => {
  const [anna, bert] = [await aMember(), await aMember()];
  const order = anOrder();
  await anna.stub.money.preparePayment(anna.token, order);
  expect(await bert.stub.money.payment(bert.token, order.payment_id)).toEqual(refuse("not_found"));
  expect(await anna.stub.money.payment(bert.token, order.payment_id)).toEqual(refuse("authentication_required"));
  expect(await bert.stub.money.settlePayment(paid(order))).toEqual(refuse("not_found"));
});

test("five payments may be open at once; the sixth waits for one to end, and a repeat is no sixth", async () => {
  const anna = await aMember();
  const orders = Array.from({ length: 5 }, () => anOrder());
  for (const order of orders) valueOf(await anna.stub.money.preparePayment(anna.token, order));
  const sixth = anOrder();
  const refused = refuse("too_many_open_payments", { limit: 5 });
  expect(await anna.stub.money.preparePayment(anna.token, sixth)).toEqual(refused);
  for (const order of orders) {
    const again = valueOf(await anna.stub.money.preparePayment(anna.token, order));
    expect(again).toMatchObject({ payment_id: order.payment_id, status: "pending" });
  }
  const [first = sixth] = orders;
  await anna.stub.money.settlePayment({ ...paid(first), status: "cancelled" });
  expect((await anna.stub.money.preparePayment(anna.token, sixth)).ok).toBe(true);
  expect(await anna.stub.money.preparePayment(anna.token, anOrder())).toEqual(refused);
});

test("of twenty orders at once five are taken", async () => {
  const anna = await aMember();
  const orders = Array.from({ length: 20 }, () => anna.stub.money.preparePayment(anna.token, anOrder()));
  expect((await Promise.all(orders)).filter(({ ok }) => ok)).toHaveLength(5);
});

test("the list comes in pages of twenty, what is open first", async () => {
  const anna = await aMember();
  const open = anOrder();
  await anna.stub.money.preparePayment(anna.token, open);
  for (let number = 0; number < 44; number += 1) {
    const order = anOrder();
    await anna.stub.money.preparePayment(anna.token, order);
    await anna.stub.money.settlePayment({ ...paid(order), status: number % 2 ? "completed" : "failed" });
  }
  const page = async (number: number) => valueOf(await anna.stub.money.transactions(anna.token, number));
  const pages = [await page(1), await page(2), await page(3), await page(4)];
  expect(pages.map(({ payments }) => payments.length)).toEqual([20, 20, 5, 0]);
  expect(pages.map(({ pageNumber, numResults }) => [pageNumber, numResults])).toEqual([
    [1, 45],
    [2, 45],
    [3, 45],
    [4, 45],
  ]);
  const all = pages.flatMap(({ payments }) => payments);
  expect(new Set(all.map(({ payment_id }) => payment_id)).size).toBe(45);
  expect(all[0]).toMatchObject({ payment_id: open.payment_id, status: "pending" });
  const ended = all.slice(1).map(({ created_at }) => created_at);
  expect(ended).toEqual(ended.toSorted().toReversed());
});

test("a payment that never began has failed; when the provider took it after all it is open again", async () => {
  const anna = await aMember();
  const order = anOrder();
  await anna.stub.money.preparePayment(anna.token, order);
  expect(await anna.stub.money.failPayment(anna.token, order.payment_id)).toMatchObject(accept({ status: "failed" }));
  expect(await anna.stub.money.preparePayment(anna.token, order)).toMatchObject(accept({ status: "failed" }));
  const attachment = { payment_id: order.payment_id, provider_ref: "r", checkout_url: "http://pay/" };
  expect(await anna.stub.money.attachPayment(anna.token, attachment)).toMatchObject(accept({ status: "pending" }));
  // From here on only the provider says what became of it.
  expect(await anna.stub.money.failPayment(anna.token, order.payment_id)).toMatchObject(accept({ status: "pending" }));
  await anna.stub.money.settlePayment(paid(order));
  expect(await anna.stub.money.failPayment(anna.token, order.payment_id)).toMatchObject(
    accept({ status: "completed" }),
  );
  expect(await anna.stub.money.attachPayment(anna.token, attachment)).toMatchObject(accept({ status: "completed" }));
});
