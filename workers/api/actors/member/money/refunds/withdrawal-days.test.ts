import { expect, onTestFinished, test, vi } from "vitest";
import { refuse } from "../../../../../../app/domain/result.ts";
import { mailsTo } from "../../../../../../tests/workers/deletion-fixtures.ts";
import {
  actors,
  aMember,
  delivered,
  valueOf,
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
  refundsAre,
  withdrawFrom,
} from "../../../../../../tests/workers/paid-fixtures.ts";

const DAY = 24 * 60 * 60_000;
const offersTo = async ({ stub, token }: TestMember) => valueOf(await stub.money.withdrawals(token, DAYS_14)).contracts;

test("the last moment of the last day is in time, the one after it is not", async () => {
  const anna = await aMember();
  const { payment_id } = await aPaidBundle(anna);
  const [offer] = await offersTo(anna);
  const left = Date.parse(offer?.until ?? "") - Date.now();
  moveTime(left - 2000);
  expect(await offersTo(anna)).toHaveLength(1);
  moveTime(2001);
  expect(await offersTo(anna)).toEqual([]);
  expect((await withdrawFrom(anna, payment_id)).answer).toMatchObject({ problem: { error: "withdrawal_over" } });
});

test("who withdrew in time and got no money may withdraw again after the term, and is shown no end of it", async () => {
  const anna = await aMember();
  const { payment_id, ref } = await aPaidBundle(anna);
  await withdrawFrom(anna, payment_id);
  await alarm(anna);
  await refundsAre(ref, "failed");
  await hear(anna, ref);
  await alarm(anna);
  const [{ until } = { until: null }] = await offersTo(anna);
  expect(until).not.toBeNull();
  moveTime(Date.parse(until ?? "") - Date.now() + 1);
  expect(await offersTo(anna)).toMatchObject([{ until: null, unused: 20, refund: { amount: 995 } }]);
  moveTime(10 * DAY);
  expect(await offersTo(anna)).toMatchObject([{ until: null }]);
  await refundsAre(ref, "done");
  valueOf((await withdrawFrom(anna, payment_id)).answer);
  await alarm(anna);
  expect(await paidBack(ref)).toBe(995);
  expect(await offersTo(anna)).toEqual([]);
});

test("a bank that takes the money back and pays it again gives no new days to withdraw", async () => {
  const anna = await aMember();
  const { payment_id, ref } = await aPaidBundle(anna);
  moveTime(10 * DAY);
  await decide(anna, { ref }, "charged_back");
  await decide(anna, { ref }, "paid");
  expect(await offersTo(anna)).toHaveLength(1);
  moveTime(6 * DAY);
  expect(await offersTo(anna)).toEqual([]);
  expect((await withdrawFrom(anna, payment_id, { refund: 995, unused: 20 })).answer).toEqual(refuse("withdrawal_over"));
});

test("a purchase keeps the days that were agreed, though the site has fewer by now", async () => {
  const site = actors.site();
  await site.changeSettings({ refund_days: 20 });
  onTestFinished(() => site.changeSettings({ refund_days: 14 }));
  const anna = await aMember();
  const { payment_id } = await aPaidBundle(anna);
  const agreed = async () => {
    await delivered(anna);
    expect((await offersTo(anna))[0]?.receipt).not.toBeNull();
  };
  await vi.waitFor(agreed, { timeout: 10_000 });
  moveTime(17 * DAY);
  expect(await offersTo(anna)).toHaveLength(1);
  moveTime(5 * DAY);
  expect((await withdrawFrom(anna, payment_id)).answer).toEqual(refuse("withdrawal_over"));
});

test("an order keeps the days that it was ordered with, whenever it is paid", async () => {
  const anna = await aMember({ language: "en" });
  const { payment_id } = await aPaidBundle(anna, { refund_days: 21 });
  const mailed = async () => {
    await delivered(anna);
    const [mail] = (await mailsTo(anna)).filter(({ kind }) => kind === "purchase");
    expect(mail?.text).toContain("within 21 days of buying");
  };
  await vi.waitFor(mailed, { timeout: 10_000 });
  moveTime(20 * DAY);
  expect(await offersTo(anna)).toMatchObject([{ payment: { payment_id } }]);
  moveTime(3 * DAY);
  expect(await offersTo(anna)).toEqual([]);
});
