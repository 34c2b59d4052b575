import { type PaidBundle, unusedCredits } from "../../../../../../app/domain/money/bundle-credits.ts";
import type { PaymentRow } from "../payments/payments.ts";
import { HELD } from "../ledger/wallet.ts";
import { COUNTS, refundedOf } from "./refund-rows.ts";

/** Credits of a payment that are in the books: what came of it, less what was taken back of the wallet or is owed. */
export function creditsIn(sql: SqlStorage, payment_id: string): number {
  const keys = ["payment", "charge_back", "refund", "refund_failed"].map((kind) => `${kind}:${payment_id}`);
  const own = keys.map((_, at) => `(key = ?${at + 1} OR (key > ?${at + 1} || '/' AND key < ?${at + 1} || '0'))`);
  const change = "sum(iif(from_account = 'payments', credits, iif(to_account = 'payments', -credits, 0)))";
  const query = `SELECT coalesce(${change}, 0) AS credits FROM ledger WHERE ${own.join(" OR ")}`;
  return sql.exec<{ credits: number }>(query, ...keys).one().credits;
}

/** As many of a payment's credits as have to be in the books: none that is not paid, and none that went back. */
export function creditsDue(sql: SqlStorage, { payment_id, credits, status }: PaymentRow): number {
  return status === "completed" ? credits - refundedOf(sql, payment_id).credits : 0;
}

/** Of each payment that can be given back: its unused credits, and those that wait for an answer of a fictional profile. */
export function unusedOfPayments(sql: SqlStorage): (payment_id: string) => { unused: number; held: number } {
  const facts = creditFacts(sql);
  const unused = unusedCredits(facts);
  const withHeld = unusedCredits({ ...facts, used: facts.used - facts.held });
  return (id) => {
    const left = unused.get(id) ?? 0;
    return { unused: left, held: (withHeld.get(id) ?? 0) - left };
  };
}

function creditFacts(sql: SqlStorage) {
  const sums = sql
    .exec<{ free: number; used: number; held: number }>(
      `SELECT
        coalesce(sum(iif(to_account = 'wallet' AND from_account NOT IN ('payments', 'debt', ?1), credits, 0)), 0) AS free,
        coalesce(sum(iif(from_account = 'wallet' AND to_account NOT IN ('payments', 'debt'), credits,
          iif(from_account = ?1 AND to_account = 'wallet', -credits, 0))), 0) AS used,
        coalesce(sum(iif(to_account = ?1, credits, iif(from_account = ?1, -credits, 0))), 0) AS held
       FROM ledger`,
      HELD,
    )
    .one();
  return { ...sums, bundles: paidBundles(sql) };
}

function paidBundles(sql: SqlStorage): PaidBundle[] {
  const rows = sql.exec<{ payment_id: string; closed: number }>(
    `SELECT payment_id, status <> 'completed' OR EXISTS (
       SELECT 1 FROM refunds WHERE refunds.payment_id = payments.payment_id AND refunds.${COUNTS}) AS closed
     FROM payments WHERE status IN ('completed', 'charged_back') ORDER BY created_at, payment_id`,
  );
  return rows.toArray().map(({ payment_id, closed }) => {
    return { payment_id, credits: creditsIn(sql, payment_id), closed: closed === 1 };
  });
}
