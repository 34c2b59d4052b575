import { expect, onTestFinished, test, vi } from "vitest";
import { refuse } from "../../../../../../app/domain/result.ts";
import { aFictional, anAnswer, HOURS } from "../../../../../../tests/workers/fictional-fixtures.ts";
import { mailsTo } from "../../../../../../tests/workers/deletion-fixtures.ts";
import {
  actors,
  aMember,
  delivered,
  valueOf,
  write,
  type TestMember,
} from "../../../../../../tests/workers/member-fixtures.ts";
import { moveTime } from "../../../../../../tests/workers/move-time.ts";
import {
  alarm,
  aPaidBundle,
  DAYS_14,
  decide,
  hear,
  paidBack,
  refundOf,
  withdrawFrom,
} from "../../../../../../tests/workers/paid-fixtures.ts";

const userOf = async ({ stub, token }: TestMember) => valueOf(await stub.account.user(token));
const offersTo = async ({ stub, token }: TestMember) => valueOf(await stub.money.withdrawals(token, DAYS_14)).contracts;
const spend = async (from: TestMember, to: TestMember, times: number) => {
  for (let time = 0; time < times; time += 1) valueOf(await write(from, to));
};

test("unused credits are paid back to the cent, used ones are kept, premium ends, and the receipt is mailed", async () => {
  const [anna, bert] = [await aMember({ credits: 2, language: "en" }), await aMember()];
  const { payment_id, ref } = await aPaidBundle(anna);
  await spend(anna, bert, 5);
  expect(await offersTo(anna)).toMatchObject([
    { unused: 17, held: 0, refund: { amount: 846 }, kept: { amount: 149 }, premium_ends: true },
  ]);
  const { answer } = await withdrawFrom(anna, payment_id);
  expect(valueOf(answer)).toMatchObject({
    refund: { amount: 846, currency: "EUR" },
    credits: 17,
    name: "Anna",
    email: anna.order.email,
  });
  expect(await userOf(anna)).toMatchObject({ credits: 0, paid_user: false });
  await alarm(anna);
  expect(await paidBack(ref)).toBe(846);
  expect(await refundOf(anna, payment_id)).toMatchObject({ status: "done", reason: "withdrawal" });
  await delivered(anna);
  const [mail] = (await mailsTo(anna)).filter(({ kind }) => kind === "refund");
  expect(mail?.text).toContain("€8.46");
  // The day and the time of it (Directive 2011/83/EU, article 11a).
  expect(mail?.text).toMatch(/We received your withdrawal on \d+ \w+ 20\d\d at \d\d:\d\d, signed “Anna”/);
  expect(mail?.text).toContain("no longer a premium member");
});

test("the same withdrawal again is the same one, another one under its key is refused, and nothing goes back twice", async () => {
  const anna = await aMember();
  const { payment_id, ref } = await aPaidBundle(anna);
  const { order, answer } = await withdrawFrom(anna, payment_id);
  for (let time = 0; time < 3; time += 1) {
    const { status: _status, ...first } = valueOf(answer);
    expect(valueOf(await anna.stub.money.withdraw(anna.token, order))).toMatchObject(first);
    await alarm(anna);
  }
  const other = await anna.stub.money.withdraw(anna.token, { ...order, name: "Somebody else" });
  expect(other).toMatchObject({ ok: false, problem: { error: "key_reused" } });
  expect((await withdrawFrom(anna, payment_id)).answer).toMatchObject({ problem: { error: "withdrawal_over" } });
  expect(await paidBack(ref)).toBe(995);
});

test("what was shown is what is paid: after a message in between nothing happens", async () => {
  const [anna, bert] = [await aMember(), await aMember()];
  const { payment_id } = await aPaidBundle(anna);
  const [{ refund, unused } = { refund: { amount: 0 }, unused: 0 }] = await offersTo(anna);
  await spend(anna, bert, 1);
  const { answer } = await withdrawFrom(anna, payment_id, { refund: refund.amount, unused });
  expect(answer).toMatchObject({ ok: false, problem: { error: "quote_changed" } });
  expect((await userOf(anna)).credits).toBe(19);
  expect(await refundOf(anna, payment_id)).toBeUndefined();
});

test("a second bundle keeps premium, and its credits; the older one is used first", async () => {
  const [anna, bert] = [await aMember(), await aMember()];
  const [first, second] = [await aPaidBundle(anna), await aPaidBundle(anna)];
  await spend(anna, bert, 3);
  const offers = await offersTo(anna);
  const unusedOf = (id: string) => offers.find(({ payment }) => payment.payment_id === id)?.unused;
  expect([unusedOf(first.payment_id), unusedOf(second.payment_id)]).toEqual([17, 20]);
  valueOf((await withdrawFrom(anna, first.payment_id)).answer);
  expect(await userOf(anna)).toMatchObject({ credits: 20, paid_user: true });
  expect(await offersTo(anna)).toMatchObject([{ unused: 20, refund: { amount: 995 } }]);
});

test("credits that are held count as used; without an answer they come back, and stay the member's", async () => {
  const [anna, rosa] = [await aMember(), await aFictional()];
  const { payment_id } = await aPaidBundle(anna);
  valueOf(await write(anna, rosa));
  await delivered(anna);
  expect(await offersTo(anna)).toMatchObject([{ unused: 19, held: 1 }]);
  valueOf((await withdrawFrom(anna, payment_id)).answer);
  expect((await userOf(anna)).credits).toBe(0);
  moveTime(48 * HOURS);
  await alarm(anna);
  expect((await userOf(anna)).credits).toBe(1);
});

test("an answer of a fictional profile after a withdrawal spends what was held, and nothing else", async () => {
  const [anna, rosa] = [await aMember(), await aFictional()];
  const { payment_id } = await aPaidBundle(anna);
  valueOf(await write(anna, rosa));
  await delivered(anna);
  valueOf((await withdrawFrom(anna, payment_id)).answer);
  await anAnswer(rosa, anna);
  expect((await userOf(anna)).credits).toBe(0);
});

test("credits that are owed since a charge-back are used ones", async () => {
  const [anna, bert] = [await aMember(), await aMember()];
  const first = await aPaidBundle(anna);
  await spend(anna, bert, 4);
  await decide(anna, first, "charged_back");
  await aPaidBundle(anna);
  expect((await userOf(anna)).credits).toBe(16);
  expect(await offersTo(anna)).toMatchObject([{ unused: 16, refund: { amount: 796 } }]);
});

test("a price that a discount made lower is the price that is shared", async () => {
  const [anna, bert] = [await aMember(), await aMember()];
  await aPaidBundle(anna, { amount: 746 });
  await spend(anna, bert, 10);
  expect(await offersTo(anna)).toMatchObject([{ unused: 10, refund: { amount: 373 }, kept: { amount: 373 } }]);
});

test("who used everything may withdraw too; nothing is paid back, and no provider is asked", async () => {
  const [anna, bert] = [await aMember(), await aMember()];
  const { payment_id, ref } = await aPaidBundle(anna);
  await spend(anna, bert, 20);
  expect(valueOf((await withdrawFrom(anna, payment_id)).answer)).toMatchObject({
    refund: { amount: 0 },
    status: "done",
  });
  await alarm(anna);
  expect(await paidBack(ref)).toBe(0);
});

test("unused credits are not taken for nothing: what went back by hand cannot be withdrawn from", async () => {
  const anna = await aMember();
  const { payment_id, ref } = await aPaidBundle(anna);
  await actors.site().testPayments.refund({ ref, key: "by hand", amount: 995 });
  const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
  onTestFinished(() => error.mockRestore());
  await hear(anna, ref);
  expect(await offersTo(anna)).toEqual([]);
  const { answer } = await withdrawFrom(anna, payment_id, { refund: 0, unused: 20 });
  expect(answer).toEqual(refuse("withdrawal_over"));
  expect(await userOf(anna)).toMatchObject({ credits: 20, paid_user: true });
});

test("nobody withdraws from another's purchase", async () => {
  const [anna, bert] = [await aMember(), await aMember()];
  const { payment_id } = await aPaidBundle(anna);
  expect((await withdrawFrom(bert, payment_id)).answer).toMatchObject({ problem: { error: "not_found" } });
});

test("who withdrew from a first purchase has bought before: its discount neither comes again nor is shown", async () => {
  const [anna, bert] = [await aMember(), await aMember()];
  expect(valueOf(await anna.stub.money.discount(anna.token, { code: "TIMEBONUS25" }, {}))).toMatchObject({
    value_percentage: 25,
  });
  const { payment_id } = await aPaidBundle(anna);
  await spend(anna, bert, 5);
  expect(await userOf(anna)).not.toHaveProperty("bought_before");
  expect(valueOf(await anna.stub.money.buyer(anna.token)).last_order).toMatchObject({ bundle: "20" });
  valueOf((await withdrawFrom(anna, payment_id)).answer);
  expect(await userOf(anna)).toMatchObject({ paid_user: false, bought_before: true });
  expect(valueOf(await anna.stub.money.buyer(anna.token)).last_order, "nobody is asked to order it again").toBeNull();
  expect(await anna.stub.money.discount(anna.token, { code: "TIMEBONUS25" }, {})).toEqual(
    refuse("discount_first_purchase"),
  );
  expect(await userOf(bert)).not.toHaveProperty("bought_before");
});

test("what can be withdrawn from is told apart by its receipt", async () => {
  const anna = await aMember();
  const paid = [await aPaidBundle(anna), await aPaidBundle(anna)];
  await delivered(anna);
  const distinct = async () => {
    const numbers = (await offersTo(anna)).map(({ receipt }) => receipt);
    expect(new Set(numbers).size).toBe(paid.length);
    for (const number of numbers) expect(number).toMatch(/^20\d\d-\d{6}$/);
  };
  // The site gives the number a little later, and more so beside other tests.
  await vi.waitFor(distinct, { timeout: 10_000 });
});
