import type { BodyOf } from "../../../../../../app/contract/endpoint.ts";
import type { RefundStatus } from "../../../../../../app/contract/money/refunds.ts";
import type { withdraw, Withdrawable, Withdrawal } from "../../../../../../app/contract/money/withdrawals.ts";
import { DAY_MS } from "../../../../../../app/domain/locale/day.ts";
import { withdrawalEnd } from "../../../../../../app/domain/money/withdrawal.ts";
import { accept, refuse, type Result } from "../../../../../../app/domain/result.ts";
import { clock, instantOf } from "../../../../clock.ts";
import { accountOf } from "../../account/account.ts";
import { membersZone } from "../../account/members-zone.ts";
import { first, type MemberState } from "../../engine/state.ts";
import { findRow, paymentOf, type PaymentRow } from "../payments/payments.ts";
import { endProposals } from "./proposals.ts";
import { type Quote, quotes } from "./quote.ts";
import { mailRefund } from "./refund-mail.ts";
import { findRefundRow, hasPaidBundle, refundedOf, type RefundRow } from "./refund-rows.ts";
import { beginRefund, keepRefund } from "./refunds.ts";

/** As the contract's `listWithdrawals`; `days`: how long a purchase can be withdrawn from. */
export interface Withdrawals {
  contracts: Withdrawable[];
  withdrawals: Withdrawal[];
  email: string;
}

type PaidRow = PaymentRow & { settled_at: number | null };

/** No other purchase can be open to withdrawal: what was settled earlier was paid earlier. */
const MAYBE_OPEN = `SELECT * FROM payments WHERE status = 'completed' AND (coalesce(settled_at, created_at) >= ? OR EXISTS (
  SELECT 1 FROM refunds WHERE refunds.payment_id = payments.payment_id AND reason = 'withdrawal' AND refunds.status = 'failed'))
  ORDER BY created_at DESC, payment_id LIMIT 50`;

export function listWithdrawals(sql: SqlStorage, days: number): Withdrawals {
  const quote = quotes(sql);
  const since = clock.now() - (mostDays(sql, days) + 2) * DAY_MS;
  const paid = sql
    .exec<PaidRow>(MAYBE_OPEN, since)
    .toArray()
    .filter((row) => mayWithdraw(sql, row, days));
  const contracts = paid.map((row) => {
    const { all: _all, ...quoted } = quote(row);
    const premium_ends = !hasPaidBundle(sql, row.payment_id);
    const receipt = receiptOf(sql, row.payment_id)?.number ?? null;
    const end = endOf(sql, row, days);
    const until = clock.now() <= end ? instantOf(end) : null;
    return { payment: paymentOf(sql, row), receipt, until, ...quoted, premium_ends };
  });
  return { contracts: contracts.filter(givesBack), withdrawals: listDone(sql), email: accountOf(sql).email };
}

/** Unused credits are not taken for nothing: where the money went back already, operators settle the rest. */
function givesBack({ unused, refund }: Pick<Quote, "unused" | "refund">): boolean {
  return refund.amount > 0 || unused === 0;
}

/** In time, and nothing of it went back yet; or it was withdrawn from in time, and the provider did not pay. */
function mayWithdraw(sql: SqlStorage, row: PaidRow, days: number): boolean {
  if (row.status !== "completed" || refundedOf(sql, row.payment_id).count > 0) return false;
  return clock.now() <= endOf(sql, row, days) || isUnpaid(sql, row.payment_id);
}

function isUnpaid(sql: SqlStorage, payment_id: string): boolean {
  const failed = "SELECT 1 FROM refunds WHERE payment_id = ? AND reason = 'withdrawal' AND status = 'failed'";
  return first(sql.exec(failed, payment_id)) !== undefined;
}

/** The contract is made when it is paid; a bank that pays again makes no new one. Never fewer days than were agreed then. */
function endOf(sql: SqlStorage, { payment_id, settled_at, created_at, refund_days }: PaidRow, days: number): number {
  const { at = settled_at ?? created_at, agreed } = receiptOf(sql, payment_id) ?? {};
  return withdrawalEnd({ at, days: Math.max(days, agreed ?? 0, refund_days ?? 0), zone: membersZone(accountOf(sql)) });
}

/** Of all purchases. */
function mostDays(sql: SqlStorage, days: number): number {
  const agreed = `SELECT max(days) AS days FROM (SELECT max(${AGREED_DAYS}) AS days FROM receipts
    UNION ALL SELECT max(refund_days) FROM payments)`;
  return Math.max(days, sql.exec<{ days: number | null }>(agreed).one().days ?? 0);
}

/** The first one, from when it was paid. Of payments of earlier builds there is none. */
function receiptOf(sql: SqlStorage, payment_id: string): PurchaseReceipt | undefined {
  const receipt = `SELECT at, number, ${AGREED_DAYS} AS agreed FROM receipts WHERE payment_id = ? AND kind = 'receipt' ORDER BY at LIMIT 1`;
  return first(sql.exec<PurchaseReceipt>(receipt, payment_id));
}

type PurchaseReceipt = { at: number; number: string | null; agreed: number | null };

/** In how many days it could be withdrawn from when it was bought. As SQL. */
const AGREED_DAYS = "json_extract(agreed, '$.refund_days')";

type Order = BodyOf<typeof withdraw> & { days: number };

/**
 * Withdraws in one transaction: the credits go, the refund is written down and planned, the receipt is mailed. What was shown is what
 * happens, or nothing does (`quote_changed`). Once a key.
 */
export function withdrawFrom(state: MemberState, { days, ...order }: Order): Result<Withdrawal> {
  const { sql } = state;
  const { refund_id, payment_id, name } = order;
  const earlier = findRefundRow(sql, refund_id);
  if (earlier) return isSame(earlier, order) ? shown(sql, earlier) : refuse("key_reused");
  const row = findRow(sql, payment_id) as PaidRow | undefined;
  if (!row) return refuse("not_found");
  if (!mayWithdraw(sql, row, days)) return refuse("withdrawal_over");
  const quote = quotes(sql)(row);
  if (!givesBack(quote)) return refuse("withdrawal_over");
  const { unused: credits, refund } = quote;
  if (refund.amount !== order.refund || credits !== order.unused) return refuse("quote_changed");
  const { email } = accountOf(sql);
  const kept = { refund_id, payment_id, amount: refund.amount, credits, reason: "withdrawal", name, email } as const;
  endProposals(sql, payment_id);
  keepRefund(sql, kept, "requested");
  beginRefund(state, kept);
  mailRefund(state, { ...kept, change: "withdrawn" });
  return shown(sql, { refund_id });
}

function isSame(row: RefundRow, { payment_id, name, refund }: Omit<Order, "days">): boolean {
  return row.payment_id === payment_id && row.name === name && row.amount === refund && row.reason === "withdrawal";
}

type Done = RefundRow & {
  status: RefundStatus;
  charged_back: 0 | 1;
  currency: string;
  price: number;
  receipt: string | null;
};

const DONE = `SELECT refunds.*, payments.status = 'charged_back' AS charged_back, payments.currency, payments.amount AS price, (SELECT number FROM receipts
    WHERE receipts.payment_id = refunds.payment_id AND kind = 'receipt' ORDER BY at LIMIT 1) AS receipt FROM refunds JOIN payments USING (payment_id)
  WHERE reason = 'withdrawal'`;

function listDone(sql: SqlStorage): Withdrawal[] {
  return sql.exec<Done>(`${DONE} ORDER BY at DESC`).toArray().map(withdrawalOf);
}

function shown(sql: SqlStorage, { refund_id }: Pick<RefundRow, "refund_id">): Result<Withdrawal> {
  return accept(withdrawalOf(sql.exec<Done>(`${DONE} AND refund_id = ?`, refund_id).one()));
}

function withdrawalOf({ refund_id, payment_id, receipt, at, name, email, amount, ...rest }: Done) {
  const { price, currency, credits, status, charged_back } = rest;
  return {
    refund_id,
    payment_id,
    receipt,
    at: instantOf(at),
    name: name ?? "",
    email: email ?? "",
    refund: { amount, currency },
    kept: { amount: price - amount, currency },
    credits,
    status,
    charged_back: charged_back === 1,
  };
}
