import { env } from "cloudflare:workers";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { PaymentStatus } from "../../../../../../app/contract/money/payments.ts";
import { accountsOf, aFictional, anAnswer, HOURS } from "../../../../../../tests/workers/fictional-fixtures.ts";
import { inObject, mailsTo } from "../../../../../../tests/workers/deletion-fixtures.ts";
import {
  aMember,
  delivered,
  totalsOf,
  valueOf,
  write,
  type TestMember,
} from "../../../../../../tests/workers/member-fixtures.ts";
import { type DiscountRules, timeBonusOf } from "../../../../../../app/domain/discount.ts";
import { moveTime } from "../../../../../../tests/workers/move-time.ts";
import type { Env } from "../../../../env.ts";
import { accountOf } from "../../account/account.ts";
import { listPayments, preparePayment } from "./payments.ts";
import { creditable } from "../receipts/receipts.ts";
import { settlePayment } from "./settle-payment.ts";
import { balanceOf, charge, debtOf, ledgerOf, type LedgerEntry } from "../ledger/wallet.ts";

const amount = { amount: 995, currency: "EUR" };

/** Says of a payment of 20 credits what the provider's record says. */
async function settle(member: TestMember, payment_id: string, status: PaymentStatus, revision = 0) {
  const order = { payment_id, bundle: "20", credits: 20, amount, payment_method: "ideal" as const };
  await member.stub.money.preparePayment(member.token, order);
  return valueOf(await member.stub.money.settlePayment({ payment_id, status, amount, revision }));
}

const spend = (from: TestMember, to: TestMember) =>
  write(from, to, { client_id: crypto.randomUUID(), text: "Shall we walk on Sunday?" });

const lastEntries = async ({ stub }: TestMember, count: number) =>
  (await stub.money.ledger()).entries
    .slice(-count)
    .map(({ from_account, to_account, credits, kind, balance }) => [
      `${from_account} → ${to_account}`,
      credits,
      kind,
      balance,
    ]);

const userOf = async ({ stub, token }: TestMember) => valueOf(await stub.account.user(token));

test("a charge-back takes the credits back, ends premium with the last payment, and is said by mail", async () => {
  const anna = await aMember({ credits: 3 });
  const payment = crypto.randomUUID();
  await settle(anna, payment, "completed");
  expect(await userOf(anna)).toMatchObject({ credits: 23, paid_user: true });
  expect(await settle(anna, payment, "charged_back", 1)).toMatchObject({ status: "charged_back" });
  expect(await userOf(anna)).toMatchObject({ credits: 3, paid_user: false });
  expect(await lastEntries(anna, 1)).toEqual([["wallet → payments", 20, "charge_back", 3]]);
  await delivered(anna);
  const [mail] = (await mailsTo(anna)).filter(({ kind }) => kind === "charge_back");
  expect(mail?.text).toContain("20 credits");
  expect(mail?.text).toContain("geen premiumlid meer");
});

test("what of it was spent becomes a debt, which the next credits pay first", async () => {
  const [anna, bert] = [await aMember(), await aMember()];
  const [first, second] = [crypto.randomUUID(), crypto.randomUUID()];
  await settle(anna, first, "completed");
  for (let time = 0; time < 3; time += 1) valueOf(await spend(anna, bert));
  await settle(anna, first, "charged_back", 1);
  expect(await lastEntries(anna, 2)).toEqual([
    ["wallet → payments", 17, "charge_back", 0],
    ["debt → payments", 3, "debt", 0],
  ]);
  expect(await spend(anna, bert)).toMatchObject({ ok: false, problem: { error: "not_enough_credits" } });
  await settle(anna, second, "completed");
  expect(await lastEntries(anna, 2)).toEqual([
    ["payments → wallet", 20, "payment", 20],
    ["wallet → debt", 3, "debt_paid", 17],
  ]);
  expect(await userOf(anna)).toMatchObject({ credits: 17, paid_user: true });
});

test("credits that are held pay the fictional profile's answer, whatever is owed", async () => {
  const [anna, rosa] = [await aMember(), await aFictional()];
  const payment = crypto.randomUUID();
  await settle(anna, payment, "completed");
  valueOf(await spend(anna, rosa));
  await delivered(anna);
  await settle(anna, payment, "charged_back", 1);
  expect(await accountsOf(anna)).toMatchObject({ wallet: 0, "held:messages": 1, debt: -1 });
  await anAnswer(rosa, anna);
  expect(await accountsOf(anna)).toMatchObject({ wallet: 0, "held:messages": 0, debt: -1, "site:messages": 1 });
});

test("credits that were held and come back without an answer pay the debt first", async () => {
  const [anna, rosa] = [await aMember(), await aFictional()];
  const payment = crypto.randomUUID();
  await settle(anna, payment, "completed");
  for (const cost of [2, 1]) valueOf(await write(anna, rosa, { cost }));
  await settle(anna, payment, "charged_back", 1);
  expect(await accountsOf(anna)).toMatchObject({ wallet: 0, "held:messages": 3, debt: -3 });
  moveTime(48 * HOURS);
  await anna.stub.runDue();
  expect(await accountsOf(anna)).toMatchObject({ wallet: 0, "held:messages": 0, debt: 0 });
  expect(await totalsOf(anna)).toMatchObject({ credits: 0 });
});

test("what the bank pays again is there again, whatever was spent or bought in between", async () => {
  const [anna, bert] = [await aMember(), await aMember()];
  const payment = crypto.randomUUID();
  await settle(anna, payment, "completed");
  valueOf(await spend(anna, bert));
  await settle(anna, payment, "charged_back", 1);
  expect(await settle(anna, payment, "completed", 2)).toMatchObject({ status: "completed" });
  expect(await userOf(anna)).toMatchObject({ credits: 19, paid_user: true });
  expect((await accountsOf(anna))["debt"]).toBe(0);
});

test("an answer from before the charge-back that comes late gives nothing back", async () => {
  const anna = await aMember();
  const payment = crypto.randomUUID();
  await settle(anna, payment, "completed");
  await settle(anna, payment, "charged_back", 1);
  expect(await settle(anna, payment, "completed", 0)).toMatchObject({ status: "charged_back" });
  await settle(anna, payment, "completed", 2);
  expect(await settle(anna, payment, "charged_back", 1)).toMatchObject({ status: "completed" });
  expect((await totalsOf(anna)).credits).toBe(20);
});

test("what was charged back before we heard that it was paid gives and takes nothing", async () => {
  const anna = await aMember({ credits: 2 });
  expect(await settle(anna, crypto.randomUUID(), "charged_back", 1)).toMatchObject({ status: "charged_back" });
  expect(await userOf(anna)).toMatchObject({ credits: 2, paid_user: false });
  expect((await anna.stub.money.ledger()).entries).toHaveLength(1);
});

test("what is paid after a charge-back that came first is not paid again: it counts as any other, and no mail speaks of it", async () => {
  const anna = await aMember();
  const payment = crypto.randomUUID();
  await settle(anna, payment, "charged_back", 1);
  await settle(anna, payment, "completed", 2);
  expect(await lastEntries(anna, 1)).toEqual([["payments → wallet", 20, "payment", 20]]);
  await delivered(anna);
  expect((await mailsTo(anna)).filter(({ kind }) => kind === "charge_back")).toEqual([]);
});

test("a second bundle keeps premium when the first is charged back", async () => {
  const anna = await aMember();
  const [first, second] = [crypto.randomUUID(), crypto.randomUUID()];
  for (const payment of [first, second]) await settle(anna, payment, "completed");
  await settle(anna, first, "charged_back", 1);
  expect(await userOf(anna)).toMatchObject({ credits: 20, paid_user: true });
});

/** What a provider's record can say of a payment, one after the other; an index of it is all that a webhook leads to. */
const history: readonly [PaymentStatus, number][] = [
  ["pending", 0],
  ["failed", 0],
  ["completed", 0],
  ["charged_back", 1],
  ["completed", 2],
  ["charged_back", 3],
];

const step = fc.oneof(
  fc.record({ act: fc.constant("settle" as const), payment: fc.nat(4), said: fc.nat(history.length - 1) }),
  fc.record({ act: fc.constant("spend" as const), credits: fc.integer({ min: 1, max: 15 }) }),
);

/** Sentences 1 to 3 of the measures. */
function expectSound(sql: SqlStorage): void {
  const accounts: Record<string, number> = {};
  const entries = ledgerOf(sql);
  for (const { from_account, to_account, credits, balance } of entries) {
    accounts[from_account] = (accounts[from_account] ?? 0) - credits;
    accounts[to_account] = (accounts[to_account] ?? 0) + credits;
    expect(balance).toBe(accounts["wallet"] ?? 0);
    expect(balance).toBeGreaterThanOrEqual(0);
    expect(accounts["debt"] ?? 0, "nobody pays more than they owe").toBeLessThanOrEqual(0);
  }
  expect(Object.values(accounts).reduce((sum, credits) => sum + credits, 0)).toBe(0);
  expect(balanceOf(sql)).toBe(accounts["wallet"] ?? 0);
  expect(balanceOf(sql) === 0 || debtOf(sql) === 0, "who has credits owes none").toBe(true);
  const { payments } = listPayments(sql);
  for (const { payment_id, status, credits } of payments)
    expect(grantedFor(entries, payment_id), status).toBe(status === "completed" ? credits : 0);
  expect(accountOf(sql).paid_user === 1).toBe(payments.some(({ status }) => status === "completed"));
}

function grantedFor(entries: LedgerEntry[], payment: string): number {
  const own = entries.filter(({ key }) => key.includes(payment));
  const sum = (side: "from_account" | "to_account") =>
    own.filter((entry) => entry[side] === "payments").reduce((total, { credits }) => total + credits, 0);
  return sum("from_account") - sum("to_account");
}

/** A code that every second payment is ordered with. */
const rules: DiscountRules = { ...timeBonusOf(0), code: "PROPERTY", expires: null, validity: "unlimited" };
delete rules.first_purchase;

/** A payment with a code uses it when it gives its credits first, and then never again. */
function expectUsedOnce(sql: SqlStorage): void {
  const used = sql.exec<{ payment_id: string }>("SELECT payment_id FROM discount_uses").toArray();
  const granted = new Set(
    ledgerOf(sql).flatMap(({ key, from_account }) => (from_account === "payments" ? [key.slice(8, 44)] : [])),
  );
  const withCode = listPayments(sql).payments.filter(({ discount }) => discount);
  const expected = withCode.map(({ payment_id }) => payment_id).filter((id) => granted.has(id));
  expect(used.map(({ payment_id }) => payment_id).sort()).toEqual(expected.sort());
  const sent = sql.exec<{ id: string }>("SELECT id FROM outbox WHERE kind = 'discount_used'").toArray();
  expect(sent).toHaveLength(expected.length);
}

test("in whatever order providers' answers come, however often, and whatever is spent: the books are right", async () => {
  const kinds = new Set<string>();
  // In the first one each kind of entry comes about, however the others turn out.
  const settled = (said: number) => ({ act: "settle" as const, payment: 1, said });
  const known = [settled(2), { act: "spend" as const, credits: 15 }, settled(3), settled(4)];
  const runs = [known, ...fc.sample(fc.array(step, { minLength: 20, maxLength: 60, size: "max" }), 25)];
  for (const steps of runs) {
    const anna = await aMember({ credits: 2 });
    const ids = Array.from({ length: 5 }, () => crypto.randomUUID());
    await inObject(anna, (sql) => {
      const state = { sql, env: env as unknown as Env, frames: [], ended: [], isHere: () => false };
      for (const [at, one] of steps.entries()) {
        if (one.act === "spend") {
          charge(sql, { key: `spent ${at}`, credits: one.credits, to: "site:messages", kind: "message" });
        } else {
          const [status, revision] = history[one.said] ?? ["pending", 0];
          const payment_id = ids[one.payment] ?? "";
          const order = { payment_id, bundle: "20", credits: 20, amount, payment_method: "ideal" as const };
          const discount = one.payment % 2 === 0 ? { code: rules.code, rules } : undefined;
          const { amount: asked } = valueOf(preparePayment(state, { ...order, discount }));
          settlePayment(state, { payment_id, status, amount: asked, revision });
        }
        expectSound(sql);
        expectUsedOnce(sql);
      }
      // Receipts less credit notes are what is paid.
      for (const { payment_id, status, amount: asked } of listPayments(sql).payments)
        expect(creditable(sql, payment_id)).toBe(status === "completed" ? asked.amount : 0);
      for (const { kind } of ledgerOf(sql)) kinds.add(kind);
    });
  }
  for (const kind of ["charge_back", "debt", "debt_paid", "payment_again"]) expect(kinds).toContain(kind);
});
