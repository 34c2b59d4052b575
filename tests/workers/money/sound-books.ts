/* oxlint-disable vitest/no-standalone-expect -- judged after each step of a test */
import { expect } from "vitest";
import type { PaymentStatus } from "../../../app/contract/money/payments.ts";

type Entry = { key: string; from_account: string; to_account: string; credits: number; balance: number };
type Paid = { payment_id: string; credits: number; amount: number; status: PaymentStatus };
type Refund = { payment_id: string; credits: number; amount: number; status: string };

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);

/**
 * Sentences 1 to 3 of the measures, of what stands in a member's object and by nothing but its rows: none of the functions that wrote them
 * is asked.
 */
export function expectSoundBooks(sql: SqlStorage): void {
  const entries = sql.exec<Entry>("SELECT * FROM ledger ORDER BY position").toArray();
  const accounts = expectTwoSides(entries);
  const refunds = sql.exec<Refund>("SELECT * FROM refunds").toArray();
  const payments = sql.exec<Paid>("SELECT payment_id, credits, amount, status FROM payments").toArray();
  for (const payment of payments) {
    const own = refunds.filter(({ payment_id }) => payment_id === payment.payment_id);
    expect(creditsOf(entries, payment), `${payment.status}: credits of a payment`).toBe(creditsDue(payment, own));
    expectMoney(sql, payment, own);
  }
  const isPaid = ({ payment_id, status }: Paid) =>
    status === "completed" && !refunds.some((one) => one.payment_id === payment_id && counts(one));
  const { paid_user } = sql.exec<{ paid_user: number }>("SELECT paid_user FROM account").one();
  expect(paid_user, "premium is who has a bundle whose money stays").toBe(Number(payments.some(isPaid)));
  const held = "SELECT coalesce(sum(credits), 0) AS held FROM held_credits WHERE outcome IS NULL";
  expect(sql.exec<{ held: number }>(held).one().held, "what is held is written down").toBe(
    accounts["held:messages"] ?? 0,
  );
}

/** Each entry moves something from one account to another, and neither the wallet nor what is held is ever below zero. */
function expectTwoSides(entries: readonly Entry[]): Record<string, number> {
  const accounts: Record<string, number> = { wallet: 0 };
  for (const { key, from_account: from, to_account: to, credits, balance } of entries) {
    expect(credits, key).toBeGreaterThan(0);
    expect(from, key).not.toBe(to);
    accounts[from] = (accounts[from] ?? 0) - credits;
    accounts[to] = (accounts[to] ?? 0) + credits;
    expect(balance, key).toBe(accounts["wallet"]);
    for (const own of ["wallet", "held:messages"])
      expect(accounts[own] ?? 0, `${own} after ${key}`).toBeGreaterThanOrEqual(0);
  }
  expect(sumOf(Object.values(accounts))).toBe(0);
  expect(new Set(entries.map(({ key }) => key)).size, "a key moves credits once").toBe(entries.length);
  expect(accounts["wallet"] === 0 || (accounts["debt"] ?? 0) === 0, "who has credits owes none").toBe(true);
  return accounts;
}

const counts = ({ status }: Refund) => status === "requested" || status === "done";

/** What came of a payment, less what was taken back. */
function creditsOf(entries: readonly Entry[], { payment_id }: Paid): number {
  const own = entries.filter(({ key }) => key.includes(payment_id));
  const moved = own.map(({ from_account: from, to_account: to, credits }) =>
    from === "payments" ? credits : to === "payments" ? -credits : 0,
  );
  return sumOf(moved);
}

function creditsDue({ status, credits }: Paid, refunds: readonly Refund[]): number {
  return status === "completed" ? credits - sumOf(refunds.filter(counts).map((one) => one.credits)) : 0;
}

/** Nothing goes back twice, and receipts less credit notes are the money that is kept. In the currency's smallest unit, whole. */
function expectMoney(sql: SqlStorage, { payment_id, status, amount }: Paid, refunds: readonly Refund[]): void {
  for (const one of [amount, ...refunds.map((refund) => refund.amount)]) expect(Number.isSafeInteger(one)).toBe(true);
  const back = sumOf(refunds.filter(counts).map((one) => one.amount));
  expect(back, "refunds never exceed the payment").toBeLessThanOrEqual(amount);
  const gone = sumOf(refunds.filter((one) => one.status === "done").map((one) => one.amount));
  const rows = sql
    .exec<{ kind: string; net: number; vat: number; total: number }>(
      "SELECT kind, net, vat, total FROM receipts WHERE payment_id = ?",
      payment_id,
    )
    .toArray();
  for (const { net, vat, total } of rows) expect(net + vat).toBe(total);
  const kept = sumOf(rows.map(({ kind, total }) => (kind === "receipt" ? total : -total)));
  expect(kept, "receipts less credit notes").toBe(status === "completed" ? amount - gone : 0);
}
