import { afterEach, expect, test } from "vitest";
import { accept, refuse } from "../../../../../../app/domain/result.ts";
import { inObject, mailsTo } from "../../../../../../tests/workers/deletion-fixtures.ts";
import { aDebtor, creditor } from "../../../../../../tests/workers/direct-debit-fixtures.ts";
import {
  aMember,
  delivered,
  type TestMember,
  totalsOf,
  valueOf,
} from "../../../../../../tests/workers/member-fixtures.ts";
import { clock, moveClock } from "../../../../clock.ts";
import type { PaymentOrder } from "../payments/payments.ts";
import { blockedUntil } from "./debit-block.ts";
import type { VerifiedPayment } from "../payments/settle-payment.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
afterEach(() => moveClock(0));

const anOrder = (wishes: Partial<PaymentOrder> = {}): PaymentOrder => ({
  payment_id: crypto.randomUUID(),
  bundle: "50",
  credits: 50,
  amount: { amount: 1995, currency: "EUR" },
  payment_method: "sdd",
  ...wishes,
});

const attached = ({ payment_id }: PaymentOrder) => ({
  payment_id,
  provider_ref: `r/${payment_id}`,
  checkout_url: null,
});

/** Ordered, and taken by the provider. */
async function collects({ stub, token }: TestMember, order: PaymentOrder) {
  const prepared = await stub.money.preparePayment(token, order);
  return prepared.ok ? stub.money.attachPayment(token, attached(order)) : prepared;
}

const becomes = ({ stub }: TestMember, order: PaymentOrder, verified: Partial<VerifiedPayment>) =>
  stub.money.settlePayment({ payment_id: order.payment_id, amount: order.amount, status: "completed", ...verified });

test("a debit gives no credits until the provider says that it is paid", async () => {
  const anna = await aDebtor();
  const order = anOrder();
  const payment = valueOf(await collects(anna, order));
  expect(payment).toMatchObject({
    status: "pending",
    checkout_url: null,
    debit: { reference: anna.mandate.reference, iban_end: "4300", day: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) },
  });
  expect((await totalsOf(anna)).credits).toBe(0);
  await becomes(anna, order, {});
  await becomes(anna, order, {});
  expect((await totalsOf(anna)).credits).toBe(50);
});

test("what is collected is announced once, with amount, day, mandate and creditor", async () => {
  const anna = await aDebtor();
  const order = anOrder();
  await collects(anna, order);
  await anna.stub.money.attachPayment(anna.token, attached(order));
  await delivered(anna);
  const mails = (await mailsTo(anna)).filter(({ kind }) => kind === "debit_announced");
  expect(mails).toHaveLength(1);
  for (const words of ["19,95", anna.mandate.reference, creditor.id, "4300"]) expect(mails[0]?.text).toContain(words);
  expect(mails[0]?.text).not.toContain("0417164300");
});

test("without a mandate, or with a revoked one, nothing is collected", async () => {
  const [anna, bert] = [await aDebtor(), await aMember()];
  await anna.stub.directDebit.revoke(anna.token, anna.mandate.mandate_id);
  for (const member of [anna, bert])
    expect(await member.stub.money.preparePayment(member.token, anOrder())).toEqual(
      refuse("payment_method_unavailable"),
    );
});

test("the mandate of a payment is the one that it was ordered with, and says when nothing more is collected by it", async () => {
  const anna = await aDebtor();
  const order = anOrder();
  valueOf(await anna.stub.money.preparePayment(anna.token, order));
  const standing = async () => {
    const { mandate, ...rest } = valueOf(await anna.stub.directDebit.collection(anna.token, order.payment_id));
    expect([mandate.mandate_id, mandate.iban]).toEqual([anna.mandate.mandate_id, "NL91ABNA0417164300"]);
    return { ...rest, ref: mandate.provider_ref };
  };
  expect(await standing()).toEqual({ begun: false, ended: false, ref: null });
  await anna.stub.directDebit.revoke(anna.token, anna.mandate.mandate_id);
  expect(await standing()).toEqual({ begun: false, ended: true, ref: null });
  await anna.stub.money.attachPayment(anna.token, { ...attached(order), mandate_ref: "cst_1/mdt_1" });
  expect(await standing()).toEqual({ begun: true, ended: true, ref: "cst_1/mdt_1" });
});

test("what a debit is announced with stands on the payment once the provider has it, and not before", async () => {
  const anna = await aDebtor();
  const order = anOrder();
  expect(valueOf(await anna.stub.money.preparePayment(anna.token, order)).debit).toBeUndefined();
  expect(valueOf(await anna.stub.money.attachPayment(anna.token, attached(order))).debit).toBeDefined();
});

test("of two debits that the bank took back, one that it pays again does not unblock", async () => {
  const anna = await aDebtor();
  const [one, two] = [anOrder(), anOrder()];
  for (const order of [one, two]) {
    await collects(anna, order);
    await becomes(anna, order, {});
  }
  for (const order of [one, two]) await becomes(anna, order, { status: "charged_back", revision: 1 });
  await becomes(anna, one, { revision: 2 });
  expect(await anna.stub.directDebit.standing(anna.token)).toEqual(accept("barred"));
  await becomes(anna, two, { revision: 2 });
  expect(await anna.stub.directDebit.standing(anna.token)).toEqual(accept("active"));
});

test("two debits are under way at most, and 200 euros are collected in thirty days", async () => {
  const anna = await aDebtor();
  const large = () => anOrder({ amount: { amount: 7995, currency: "EUR" } });
  const [one, two] = [large(), large()];
  for (const order of [one, two]) expect((await collects(anna, order)).ok).toBe(true);
  expect(await collects(anna, anOrder())).toEqual(refuse("direct_debit_limit", { because: "open" }));
  await becomes(anna, one, {});
  await becomes(anna, two, {});
  const beyond = refuse("direct_debit_limit", { because: "amount" });
  expect(await collects(anna, large()), "239.85 in all").toEqual(beyond);
  expect((await collects(anna, anOrder())).ok, "179.85 in all").toBe(true);
  // A session ends when it was not used for so long.
  moveClock(20 * DAY);
  valueOf(await anna.stub.directDebit.standing(anna.token));
  moveClock(30 * DAY - MINUTE);
  expect(await collects(anna, large())).toEqual(beyond);
  moveClock(30 * DAY + MINUTE);
  expect((await collects(anna, large())).ok).toBe(true);
});

test("ordered ten times at once, only as much is collected as may be", async () => {
  const anna = await aDebtor();
  const all = await Promise.all(
    Array.from({ length: 10 }, () => anna.stub.money.preparePayment(anna.token, anOrder())),
  );
  expect(all.filter(({ ok }) => ok)).toHaveLength(2);
});

test("a debit that the bank took back blocks direct debit, until the bank pays it again or half a year is over", async () => {
  const anna = await aDebtor();
  const order = anOrder();
  await collects(anna, order);
  await becomes(anna, order, {});
  await becomes(anna, order, { status: "charged_back", revision: 1 });
  const until = new Date(clock.now() + 180 * DAY).toISOString().slice(0, 10);
  const blocked = { error: "direct_debit_blocked", until: expect.stringContaining(until) };
  expect(await collects(anna, anOrder())).toEqual({ ok: false, problem: blocked });
  expect(await anna.stub.directDebit.standing(anna.token)).toEqual(accept("barred"));
  const isBlocked = () => inObject(anna, (sql) => blockedUntil(sql) !== undefined);
  moveClock(180 * DAY - MINUTE);
  expect(await isBlocked()).toBe(true);
  moveClock(180 * DAY + MINUTE);
  expect(await isBlocked()).toBe(false);
  moveClock(0);
  await becomes(anna, order, { revision: 2 });
  expect((await collects(anna, anOrder())).ok).toBe(true);
});

test("a card that is charged back blocks no direct debit", async () => {
  const anna = await aDebtor();
  const order = anOrder({ payment_method: "creditcard" });
  await collects(anna, order);
  await becomes(anna, order, {});
  await becomes(anna, order, { status: "charged_back", revision: 1 });
  expect(await anna.stub.directDebit.standing(anna.token)).toEqual(accept("active"));
});

const endMails = async (member: TestMember) => {
  await delivered(member);
  return (await mailsTo(member)).filter(({ kind }) => kind === "mandate_ended");
};

test("a mail says once that a mandate has ended, and what was ordered before it did", async () => {
  const [anna, bert] = [await aDebtor(), await aDebtor()];
  const open = anOrder();
  valueOf(await anna.stub.money.preparePayment(anna.token, open));
  valueOf(await anna.stub.money.attachPayment(anna.token, attached(open)));
  for (const debtor of [anna, bert])
    for (let time = 0; time < 2; time += 1)
      valueOf(await debtor.stub.directDebit.revoke(debtor.token, debtor.mandate.mandate_id));
  const [mail, ...others] = await endMails(anna);
  expect(others).toEqual([]);
  for (const words of [anna.mandate.reference, "4300", creditor.name, "€\u00a019,95 voor 50 credits"])
    expect(mail?.text).toContain(words);
  const [quiet] = await endMails(bert);
  expect(quiet?.text).toContain("Er was niets meer onderweg");
  expect(JSON.stringify([mail, quiet])).not.toContain("0417164300");
});
