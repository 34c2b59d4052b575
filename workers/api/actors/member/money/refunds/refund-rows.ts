import type { PaymentRefund, RefundReason, RefundStatus } from "../../../../../../app/contract/money/refunds.ts";
import { instantOf } from "../../../../clock.ts";
import { first } from "../../engine/state.ts";

/** A refund as it is stored; `amount` in minor units of the payment's currency, times in milliseconds. */
export type RefundRow = {
  refund_id: string;
  payment_id: string;
  amount: number;
  /** Credits that were taken back with it. */
  credits: number;
  reason: RefundReason;
  /** `proposed` and `declined`: by an operator, and nothing happened yet, or ever. */
  status: RefundStatus | "proposed" | "declined";
  at: number;
  settled_at: number | null;
  /** Of a withdrawal: as it was signed, and where the confirmation went. */
  name: string | null;
  email: string | null;
  /** Of an operator's: who, and why. */
  operator: string | null;
  why: string | null;
  /** 1: the provider has it. */
  taken: number;
  attempts: number;
  /** When the provider is asked next. */
  try_at: number | null;
};

/** Refunds that count: their money is on its way or has gone, and their credits were taken back. As SQL. */
export const COUNTS = "status IN ('requested', 'done')";

export function findRefundRow(sql: SqlStorage, refund_id: string): RefundRow | undefined {
  return first(sql.exec<RefundRow>("SELECT * FROM refunds WHERE refund_id = ?", refund_id));
}

/** Of one payment, those that count: how many, and what they are together. */
export function refundedOf(sql: SqlStorage, payment_id: string): { count: number; amount: number; credits: number } {
  return sql
    .exec<{ count: number; amount: number; credits: number }>(
      `SELECT count(*) AS count, coalesce(sum(amount), 0) AS amount, coalesce(sum(credits), 0) AS credits
       FROM refunds WHERE payment_id = ? AND ${COUNTS}`,
      payment_id,
    )
    .one();
}

/** Payments that stand: paid, and nothing of it goes back. As SQL. */
export const STANDS = `payments.status = 'completed' AND NOT EXISTS (SELECT 1 FROM refunds
  WHERE refunds.payment_id = payments.payment_id AND refunds.${COUNTS})`;

/** Is a bundle paid whose money stays with us? Then the member is premium. */
export function hasPaidBundle(sql: SqlStorage, but = ""): boolean {
  const query = `SELECT 1 FROM payments WHERE ${STANDS} AND payment_id <> ? LIMIT 1`;
  return first(sql.exec(query, but)) !== undefined;
}

/** The latest refund of a payment that its member knows of, as the contract says it. */
export function refundShown(sql: SqlStorage, payment_id: string, currency: string): { refund?: PaymentRefund } {
  const row = first(
    sql.exec<RefundRow & { status: RefundStatus }>(
      `SELECT * FROM refunds WHERE payment_id = ? AND status IN ('requested', 'done', 'failed') ORDER BY at DESC LIMIT 1`,
      payment_id,
    ),
  );
  if (!row) return {};
  const { refund_id, amount, credits, status, reason, at } = row;
  return { refund: { refund_id, amount: { amount, currency }, credits, status, reason, at: instantOf(at) } };
}
