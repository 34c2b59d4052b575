import { env } from "cloudflare:workers";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { PaymentStatus } from "../../../../../../app/contract/money/payments.ts";
import { inObject } from "../../../../../../tests/workers/deletion-fixtures.ts";
import { aMember } from "../../../../../../tests/workers/member-fixtures.ts";
import type { Env } from "../../../../env.ts";
import { accountOf } from "../../account/account.ts";
import type { MemberState } from "../../engine/state.ts";
import { listPayments, preparePayment } from "../payments/payments.ts";
import { creditable } from "../receipts/receipts.ts";
import { settlePayment } from "../payments/settle-payment.ts";
import { balanceOf, charge, debtOf, grant, HELD, ledgerOf, spendHeld } from "../ledger/wallet.ts";
import { creditsDue, creditsIn } from "./credits-of-payments.ts";
import { hasPaidBundle } from "./refund-rows.ts";
import { refundByOperator } from "./operator-refunds.ts";
import { settleRefund } from "./refunds.ts";
import { listWithdrawals, withdrawFrom } from "./withdrawals.ts";
import { findRow } from "../payments/payments.ts";

/** Of 20 to 60 steps each. `LEDGER_RUNS=300 npm test -- workers ledger-properties` takes more than ten thousand; few in each run of all tests. */
const RUNS = Number((env as unknown as { LEDGER_RUNS: string }).LEDGER_RUNS);

const history: readonly [PaymentStatus, number][] = [
  ["failed", 0],
  ["completed", 0],
  ["charged_back", 1],
  ["completed", 2],
  ["charged_back", 3],
];

const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ act: fc.constant("settle" as const), at: fc.nat(3), said: fc.nat(4) }) },
  { weight: 3, arbitrary: fc.record({ act: fc.constantFrom("spend", "hold"), at: fc.integer({ min: 1, max: 9 }) }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constantFrom("answer", "give back"), at: fc.nat(9) }) },
  { weight: 3, arbitrary: fc.record({ act: fc.constantFrom("withdraw", "refund"), at: fc.nat(3) }) },
  { weight: 3, arbitrary: fc.record({ act: fc.constantFrom("done", "failed", "pending"), at: fc.nat(9) }) },
);
type Step = { act: string; at: number; said?: number };

/** Has every kind of entry in it, whatever the others happen to have. */
const tour: Step[] = [
  { act: "settle", at: 0, said: 1 },
  { act: "spend", at: 9 },
  { act: "spend", at: 9 },
  { act: "settle", at: 0, said: 2 },
  { act: "settle", at: 0, said: 3 },
  { act: "withdraw", at: 0 },
  { act: "failed", at: 0 },
];

const amount = { amount: 995, currency: "EUR" };

/** One thing that happens to a member's money, by whatever device it comes. */
function take(state: MemberState, { act, at, said = 0 }: Step, { ids, nth }: { ids: string[]; nth: number }): void {
  const { sql } = state;
  const payment_id = ids[at] ?? "";
  if (act === "settle") {
    const [status, revision] = history[said] ?? ["pending", 0];
    preparePayment(state, { payment_id, bundle: "20", credits: 20, amount, payment_method: "ideal" });
    settlePayment(state, { payment_id, status, amount, revision });
  } else if (act === "spend" || act === "hold") {
    const to = act === "hold" ? HELD : "site:messages";
    charge(sql, { key: `message:${nth}`, credits: at, to, kind: "message" });
  } else if (act === "answer" || act === "give back") {
    settleHeld(sql, act === "answer");
  } else if (act === "withdraw") {
    const one = listWithdrawals(sql, 14).contracts.find(({ payment }) => payment.payment_id === payment_id);
    const shown = { refund: one?.refund.amount ?? 0, unused: one?.unused ?? 0 };
    const order = { refund_id: crypto.randomUUID(), payment_id, name: "Anna", days: 14, ...shown };
    // A double click is one withdrawal.
    expect(withdrawFrom(state, order)).toEqual(withdrawFrom(state, order));
  } else if (act === "refund") {
    refundByOperator(state, {
      refund_id: crypto.randomUUID(),
      payment_id,
      kind: "all",
      seen: 995,
      act: { operator: { id: "o", name: "Olga" }, why: "a complaint" },
    });
  } else {
    const rows = sql.exec<{ refund_id: string }>("SELECT refund_id FROM refunds ORDER BY at, refund_id").toArray();
    const chosen = rows[at % Math.max(1, rows.length)];
    if (chosen) settleRefund(state, chosen.refund_id, { state: act as "done", at: 0 });
  }
}

/** The oldest credits that are held and not decided. */
function settleHeld(sql: SqlStorage, answered: boolean): void {
  const entries = ledgerOf(sql);
  const open = entries.find(
    ({ key, to_account }) => to_account === HELD && !entries.some((other) => other.key === `held:${key.slice(8)}`),
  );
  if (!open) return;
  const transfer = { key: `held:${open.key.slice(8)}`, credits: open.credits, kind: "held" };
  if (answered) spendHeld(sql, transfer);
  else grant(sql, { ...transfer, from: HELD });
}

/** Sentences 1 to 3 of the measures. */
function expectSound(sql: SqlStorage): void {
  const accounts: Record<string, number> = {};
  for (const { from_account, to_account, credits, balance } of ledgerOf(sql)) {
    expect(credits).toBeGreaterThan(0);
    accounts[from_account] = (accounts[from_account] ?? 0) - credits;
    accounts[to_account] = (accounts[to_account] ?? 0) + credits;
    expect(balance).toBe(accounts["wallet"] ?? 0);
    expect(balance).toBeGreaterThanOrEqual(0);
  }
  expect(Object.values(accounts).reduce((sum, credits) => sum + credits, 0)).toBe(0);
  expect(balanceOf(sql) === 0 || debtOf(sql) === 0, "who has credits owes none").toBe(true);
  for (const { payment_id } of listPayments(sql).payments) {
    const row = findRow(sql, payment_id);
    if (!row) throw new Error("a payment is gone");
    expect(creditsIn(sql, payment_id), row.status).toBe(creditsDue(sql, row));
    const query =
      "SELECT coalesce(sum(amount), 0) AS paid FROM refunds WHERE payment_id = ? AND status IN ('requested', 'done')";
    expect(sql.exec<{ paid: number }>(query, payment_id).one().paid).toBeLessThanOrEqual(row.amount);
    const gone = "SELECT coalesce(sum(amount), 0) AS gone FROM refunds WHERE payment_id = ? AND status = 'done'";
    const kept = row.status === "completed" ? row.amount - sql.exec<{ gone: number }>(gone, payment_id).one().gone : 0;
    expect(creditable(sql, payment_id), "receipts less credit notes are the money that is kept").toBe(kept);
  }
  expect(accountOf(sql).paid_user === 1).toBe(hasPaidBundle(sql));
  const offered = listWithdrawals(sql, 14).contracts.reduce((sum, { unused }) => sum + unused, 0);
  expect(offered, "no more is offered than there is").toBeLessThanOrEqual(balanceOf(sql));
}

test(
  "whatever is bought, spent, held, charged back, withdrawn from and refunded: the books are right after each step",
  async () => {
    const kinds = new Set<string>();
    const runs = fc.sample(fc.array(step, { minLength: 20, maxLength: 60, size: "max" }), RUNS);
    for (const steps of [tour, ...runs]) {
      const anna = await aMember({ credits: 2 });
      const ids = Array.from({ length: 4 }, () => crypto.randomUUID());
      await inObject(anna, (sql) => {
        const state = { sql, env: env as unknown as Env, frames: [], ended: [], isHere: () => false };
        for (const [nth, one] of steps.entries()) {
          take(state, one, { ids, nth });
          expectSound(sql);
        }
        for (const { kind } of ledgerOf(sql)) kinds.add(kind);
      });
    }
    for (const kind of ["refund", "refund_failed", "charge_back", "debt", "payment_again"])
      expect(kinds).toContain(kind);
  },
  30_000 + RUNS * 1000,
);
