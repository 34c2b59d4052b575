import { expect, test, vi, onTestFinished } from "vitest";
import { inObject, mailsTo } from "../../../../../../tests/workers/deletion-fixtures.ts";
import {
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
  decide,
  hear,
  nextTry,
  paidBack,
  refundOf,
  refundsAre,
  withdrawFrom,
} from "../../../../../../tests/workers/paid-fixtures.ts";
import { actors } from "../../../../../../tests/workers/member-fixtures.ts";
import { clock } from "../../../../clock.ts";
import { receiptsOf } from "../receipts/receipts.ts";

const userOf = async ({ stub, token }: TestMember) => valueOf(await stub.account.user(token));
const refundMails = async (member: TestMember) => {
  await delivered(member);
  return (await mailsTo(member)).filter(({ kind }) => kind === "refund");
};
const quiet = () => {
  const spies = (["warn", "error"] as const).map((level) =>
    vi.spyOn(console, level).mockImplementation(() => undefined),
  );
  onTestFinished(() => spies.forEach((spy) => spy.mockRestore()));
  return spies;
};

test("a refund that the provider refuses for good gives credits and premium back, and the member is told", async () => {
  quiet();
  const anna = await aMember({ language: "en" });
  const { payment_id, ref } = await aPaidBundle(anna);
  await refundsAre(ref, "refused");
  await withdrawFrom(anna, payment_id);
  await alarm(anna);
  expect(await refundOf(anna, payment_id)).toMatchObject({ status: "failed" });
  expect(await userOf(anna)).toMatchObject({ credits: 20, paid_user: true });
  const mails = await refundMails(anna);
  expect(mails.map(({ subject }) => subject)).toContain("Your money could not be paid back yet");
  await refundsAre(ref, "done");
  moveTime(20 * 24 * 60 * 60_000);
  valueOf((await withdrawFrom(anna, payment_id)).answer);
  await alarm(anna);
  expect([await paidBack(ref), (await userOf(anna)).credits]).toEqual([995, 0]);
});

test("a refund that waits at the provider is asked after with growing pauses, and sent once", async () => {
  const anna = await aMember();
  const { payment_id, ref } = await aPaidBundle(anna);
  await refundsAre(ref, "pending");
  await withdrawFrom(anna, payment_id);
  await alarm(anna);
  const pauses = [];
  for (let time = 0; time < 3; time += 1) {
    const pause = ((await nextTry(anna)) ?? 0) - clock.now();
    pauses.push(Math.round(pause / 60_000));
    moveTime(pause + 1);
    await alarm(anna);
  }
  expect(pauses).toEqual([1, 5, 15]);
  expect(await refundOf(anna, payment_id)).toMatchObject({ status: "requested" });
  expect(await paidBack(ref)).toBe(995);
  await refundsAre(ref, "done");
  await hear(anna, ref);
  await alarm(anna);
  expect(await refundOf(anna, payment_id)).toMatchObject({ status: "done" });
  expect(await nextTry(anna)).toBeNull();
});

test("money that left and came back is told, and the credits are there again", async () => {
  const anna = await aMember();
  const { payment_id, ref } = await aPaidBundle(anna);
  await withdrawFrom(anna, payment_id);
  await alarm(anna);
  await refundsAre(ref, "failed");
  await hear(anna, ref);
  await alarm(anna);
  expect(await refundOf(anna, payment_id)).toMatchObject({ status: "failed" });
  expect(await userOf(anna)).toMatchObject({ credits: 20, paid_user: true });
});

test("operators see what went back and what came back again in the payment's history, and the payment stays as it is", async () => {
  const anna = await aMember();
  const { payment_id, ref } = await aPaidBundle(anna);
  await withdrawFrom(anna, payment_id);
  const seen = async () => {
    await alarm(anna);
    await delivered(anna);
    const olga = { id: crypto.randomUUID(), name: "Olga" };
    const { payments } = await actors.site().payments.list({}, olga);
    const found = payments.find((one) => one.member === anna.id);
    const { history } = valueOf(await actors.site().payments.inspect(found?.number ?? 0, olga));
    return [found?.status, ...history.map(({ status, moved, taken }) => [status, moved, taken])];
  };
  expect(await seen()).toEqual([
    "completed",
    ["refunded", 995, 20],
    ["refund_sent", 995, null],
    ["completed", null, null],
    ["pending", null, null],
  ]);
  for (let time = 0; time < 2; time += 1) await hear(anna, ref);
  await refundsAre(ref, "failed");
  await hear(anna, ref);
  expect((await seen()).slice(0, 3)).toEqual(["completed", ["refund_failed", 995, null], ["refunded", 995, 20]]);
});

test("a refund that failed while it waited, without a word by webhook, can be withdrawn again for its money", async () => {
  const anna = await aMember();
  const { payment_id, ref } = await aPaidBundle(anna);
  await refundsAre(ref, "pending");
  await withdrawFrom(anna, payment_id);
  await alarm(anna);
  await hear(anna, ref);
  await alarm(anna);
  await refundsAre(ref, "failed");
  moveTime(60 * 60_000);
  await alarm(anna);
  expect(await refundOf(anna, payment_id)).toMatchObject({ status: "failed" });
  expect(await userOf(anna)).toMatchObject({ credits: 20, paid_user: true });
  await refundsAre(ref, "done");
  expect(valueOf((await withdrawFrom(anna, payment_id)).answer)).toMatchObject({ refund: { amount: 995 } });
  await alarm(anna);
  expect([await paidBack(ref), (await userOf(anna)).credits]).toEqual([995, 0]);
});

test("a payment that was paid before the answer to its order came can be given back", async () => {
  const anna = await aMember();
  const { payment_id, ref } = await aPaidBundle(anna, { lost: true });
  await withdrawFrom(anna, payment_id);
  await alarm(anna);
  expect(await refundOf(anna, payment_id)).toMatchObject({ status: "done" });
  expect(await paidBack(ref)).toBe(995);
});

test("people hear of a refund that waits too long since it began, and not of one that was paid back long ago", async () => {
  const [, error] = quiet();
  const anna = await aMember();
  const { payment_id, ref } = await aPaidBundle(anna, { amount: 9995 });
  await refundsAre(ref, "pending");
  const act = (id: string) => ({ operator: { id, name: "Olga" }, why: "asked by mail" });
  const refund_id = crypto.randomUUID();
  const order = { refund_id, payment_id, kind: "all" as const, seen: 9995, act: act("o-1") };
  expect(valueOf(await anna.stub.money.refundByOperator(order))).toEqual({ proposed: true });
  const later = async (days: number) => {
    moveTime(days * 24 * 60 * 60_000);
    await alarm(anna);
    return JSON.stringify(error?.mock.calls).includes("refund_still_open");
  };
  await later(8);
  valueOf(await anna.stub.money.decideProposal({ refund_id, agree: true, act: act("o-2") }));
  expect([await later(0), await later(5), await later(3)]).toEqual([false, false, true]);
  error?.mockClear();
  await refundsAre(ref, "done");
  await later(2);
  expect(await refundOf(anna, payment_id)).toMatchObject({ status: "done" });
  error?.mockClear();
  await hear(anna, ref);
  expect(await later(1)).toBe(false);
});

test("a charge-back before the refund left stops it: the money goes back once", async () => {
  const anna = await aMember();
  const { payment_id, ref } = await aPaidBundle(anna);
  await withdrawFrom(anna, payment_id);
  await decide(anna, { ref }, "charged_back");
  await alarm(anna);
  expect(await paidBack(ref)).toBe(0);
  expect(await refundOf(anna, payment_id)).toMatchObject({ status: "failed" });
  expect(await userOf(anna)).toMatchObject({ credits: 0, paid_user: false });
  await decide(anna, { ref }, "paid");
  expect(await userOf(anna)).toMatchObject({ credits: 20, paid_user: true });
});

test("a charge-back after a refund takes what stayed, as a debt; the bank's paying again gives back no more than that", async () => {
  const [anna, bert] = [await aMember(), await aMember()];
  const { payment_id, ref } = await aPaidBundle(anna);
  for (let time = 0; time < 5; time += 1) valueOf(await write(anna, bert));
  await withdrawFrom(anna, payment_id);
  await alarm(anna);
  await decide(anna, { ref }, "charged_back");
  const accounts = async () => {
    const sums: Record<string, number> = {};
    for (const { from_account, to_account, credits } of (await anna.stub.money.ledger()).entries) {
      sums[from_account] = (sums[from_account] ?? 0) - credits;
      sums[to_account] = (sums[to_account] ?? 0) + credits;
    }
    return sums;
  };
  expect(await accounts()).toEqual({ payments: 0, wallet: 0, "site:messages": 5, debt: -5 });
  await decide(anna, { ref }, "paid");
  expect(await accounts()).toEqual({ payments: -5, wallet: 0, "site:messages": 5, debt: 0 });
  expect(await userOf(anna)).toMatchObject({ credits: 0, paid_user: false });
});

test("a bank that pays again what was paid back in full brings no receipt and no credits, and its mail promises none", async () => {
  const anna = await aMember({ language: "en" });
  const { payment_id, ref } = await aPaidBundle(anna);
  await withdrawFrom(anna, payment_id);
  await alarm(anna);
  await decide(anna, { ref }, "charged_back");
  await decide(anna, { ref }, "paid");
  const kinds = await inObject(anna, (sql) => receiptsOf(sql, payment_id).map(({ kind }) => kind));
  expect(kinds.toSorted()).toEqual(["credit_note", "receipt"]);
  expect(await userOf(anna)).toMatchObject({ credits: 0, paid_user: false });
  await delivered(anna);
  const mail = (await mailsTo(anna)).find(({ subject }) => subject === "Your payment has come back to us");
  expect(mail?.text).toContain("do not come back");
  expect(mail?.text).not.toContain("You have the credits again");
});

test("what went back by hand at the provider is not paid again, and people hear of it", async () => {
  const [, error] = quiet();
  const anna = await aMember();
  const { payment_id, ref } = await aPaidBundle(anna);
  await actors.site().testPayments.refund({ ref, key: "by hand", amount: 500 });
  await hear(anna, ref);
  expect(JSON.stringify(error?.mock.calls)).toContain("refund_unknown");
  expect(valueOf((await withdrawFrom(anna, payment_id)).answer)).toMatchObject({ refund: { amount: 495 } });
  await alarm(anna);
  expect(await paidBack(ref)).toBe(995);
});

test("credits go and premium ends at once on all devices, and what was taken is in the movements", async () => {
  const anna = await aMember();
  const { payment_id } = await aPaidBundle(anna);
  await withdrawFrom(anna, payment_id);
  const { movements } = valueOf(await anna.stub.money.movements(anna.token));
  expect(movements[0]).toMatchObject({ kind: "refund", change: -20, balance: 0, payment_id });
});
