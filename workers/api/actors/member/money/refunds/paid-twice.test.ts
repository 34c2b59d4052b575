import { mailsTo } from "../../../../../../tests/workers/deletion-fixtures.ts";
import { expect, onTestFinished, test, vi } from "vitest";
import {
  actors,
  aMember,
  delivered,
  totalsOf,
  valueOf,
  type TestMember,
} from "../../../../../../tests/workers/member-fixtures.ts";
import {
  alarm,
  aPaidBundle,
  DAYS_14,
  decide,
  hear,
  refundsAre,
  withdrawFrom,
} from "../../../../../../tests/workers/paid-fixtures.ts";

/** What was logged of money that went out twice. */
function logged() {
  const spies = (["warn", "error"] as const).map((level) =>
    vi.spyOn(console, level).mockImplementation(() => undefined),
  );
  onTestFinished(() => spies.forEach((spy) => spy.mockRestore()));
  return () =>
    spies
      .flatMap(({ mock }) => mock.calls.map(([line]) => JSON.parse(String(line)) as Record<string, unknown>))
      .filter(({ event }) => event === "refunded_and_charged_back");
}

const olga = { id: "o-1", name: "Olga" };

/** As the operators' disputes have it. */
async function disputed(member: TestMember) {
  await delivered(member);
  const { payments } = await actors.site().payments.list({ disputed: true }, olga);
  return payments.find((one) => one.member === member.id);
}

const ledgerOf = async ({ stub }: TestMember) =>
  (await stub.money.ledger()).entries.map(({ from_account, to_account, credits, kind }) => [
    `${from_account} → ${to_account}`,
    credits,
    kind,
  ]);

test("a bank that takes back what was refunded is an error in the log and stands out among the disputes; credits are taken once", async () => {
  const lines = logged();
  const anna = await aMember();
  const { payment_id, ref } = await aPaidBundle(anna);
  await withdrawFrom(anna, payment_id);
  await alarm(anna);
  const before = await ledgerOf(anna);
  expect(before.at(-1)).toEqual(["wallet → payments", 20, "refund"]);
  await decide(anna, { ref }, "charged_back");
  expect(lines()).toMatchObject([{ level: "error", payment: payment_id, amount: 995, currency: "EUR" }]);
  expect(Object.keys(lines()[0] ?? {}).toSorted()).toEqual(["amount", "currency", "event", "level", "payment", "time"]);
  expect(await disputed(anna)).toMatchObject({ status: "charged_back", paid_twice: 995 });
  expect(await ledgerOf(anna)).toEqual(before);
  expect(await anna.stub.money.debt()).toBe(0);
});

test("of a part that was refunded that part is named; a charge-back without a refund is not", async () => {
  const lines = logged();
  const [anna, bert] = [await aMember(), await aMember()];
  const [part, none] = [await aPaidBundle(anna), await aPaidBundle(bert)];
  await actors.site().testPayments.refund({ ref: part.ref, key: "by hand", amount: 400 });
  for (const [member, { ref }] of [
    [anna, part],
    [bert, none],
  ] as const)
    await decide(member, { ref }, "charged_back");
  expect(lines()).toMatchObject([{ payment: part.payment_id, amount: 400 }]);
  expect(await disputed(anna)).toMatchObject({ paid_twice: 400 });
  expect(await disputed(bert)).toMatchObject({ paid_twice: 0 });
});

/** The bank was faster: nothing says that the credits are there again, and a mail says why no money comes from us. */
async function expectTold(anna: TestMember) {
  const [withdrawal] = valueOf(await anna.stub.money.withdrawals(anna.token, DAYS_14)).withdrawals;
  expect(withdrawal).toMatchObject({ status: "failed", charged_back: true });
  expect((await totalsOf(anna)).credits).toBe(0);
  await delivered(anna);
  const subjects = (await mailsTo(anna)).map(({ subject }) => subject);
  expect(subjects).toContain("Your bank took your payment back before we could");
}

test("a refund that had not left is stopped by the charge-back, and nothing was paid twice", async () => {
  const lines = logged();
  const anna = await aMember({ language: "en" });
  const { payment_id, ref } = await aPaidBundle(anna);
  valueOf((await withdrawFrom(anna, payment_id)).answer);
  await decide(anna, { ref }, "charged_back");
  await alarm(anna);
  expect(lines()).toEqual([]);
  expect(await disputed(anna)).toMatchObject({ paid_twice: 0 });
  await expectTold(anna);
});

test("a refund on its way counts, and no more once it came back", async () => {
  const lines = logged();
  const anna = await aMember({ language: "en" });
  const { payment_id, ref } = await aPaidBundle(anna);
  await refundsAre(ref, "pending");
  await withdrawFrom(anna, payment_id);
  await alarm(anna);
  await decide(anna, { ref }, "charged_back");
  expect(lines()).toHaveLength(1);
  expect(await disputed(anna)).toMatchObject({ paid_twice: 995 });
  await refundsAre(ref, "failed");
  await hear(anna, ref);
  await alarm(anna);
  expect(await disputed(anna)).toMatchObject({ paid_twice: 0 });
  expect(lines()).toHaveLength(1);
  await expectTold(anna);
});
