import type { RefundablePayment, RefundKind } from "../../../../../../app/contract/operators/money/operator-refunds.ts";
import { DAY_MS } from "../../../../../../app/domain/locale/day.ts";
import { formatMoney } from "../../../../../../app/domain/locale/format.ts";
import { needsSecondOperator } from "../../../../../../app/domain/money/four-eyes.ts";
import { accept, refuse, type Result } from "../../../../../../app/domain/result.ts";
import { clock, instantOf } from "../../../../clock.ts";
import type { Actor } from "../../../site/operators/audit/audit.ts";
import { type Act, recordAct } from "../../fictional/registry.ts";
import type { MemberState } from "../../engine/state.ts";
import { findRow, paymentOf, type PaymentRow } from "../payments/payments.ts";
import { type Quote, quotes } from "./quote.ts";
import { tellDecided, tellProposal } from "./proposals.ts";
import { mailRefund } from "./refund-mail.ts";
import { COUNTS, findRefundRow, type RefundRow } from "./refund-rows.ts";
import { beginRefund, keepRefund } from "./refunds.ts";

/** Who proposed a refund: the id, which is compared, and the name, which is shown. */
const nameIn = (operator: string | null) => operator?.slice(operator.indexOf(" ") + 1);
const idIn = (operator: string | null) => operator?.split(" ")[0];

/** As the contract's `operatorPayments`: the newest fifty, the newest first. */
export function refundablePayments(sql: SqlStorage, { id }: Actor): RefundablePayment[] {
  const quote = quotes(sql);
  const rows = sql.exec<PaymentRow>("SELECT * FROM payments ORDER BY created_at DESC, payment_id LIMIT 50").toArray();
  return rows.map((row) => refundablePayment(sql, row, { quoted: quote(row), id }));
}

/** One of them, whichever; undefined: it is not theirs. */
export function findRefundablePayment(sql: SqlStorage, id: string, by: Actor): RefundablePayment | undefined {
  const row = findRow(sql, id);
  return row && refundablePayment(sql, row, { quoted: quotes(sql)(row), id: by.id });
}

function refundablePayment(sql: SqlStorage, row: PaymentRow, { quoted, id }: { quoted: Quote; id: string }) {
  const { unused, refund, all } = quoted;
  const refunds = sql
    .exec<RefundRow>("SELECT * FROM refunds WHERE payment_id = ? ORDER BY at DESC", row.payment_id)
    .toArray()
    .map((one) => listed(one, { currency: row.currency, id }));
  const second = { second: wantsSecond(sql, row, all.amount), unused_second: wantsSecond(sql, row, refund.amount) };
  return { payment: paymentOf(sql, row), refunds, unused, unused_refund: refund, all_refund: all, ...second };
}

function listed(row: RefundRow, { currency, id }: { currency: string; id: string }) {
  const { refund_id, amount, credits, status, reason, at, operator, why } = row;
  const base = { refund_id, amount: { amount, currency }, credits, status, reason, at: instantOf(at) };
  return { ...base, operator: nameIn(operator) ?? null, why, own: idIn(operator) === id };
}

/** As the contract's `operatorRefund`. */
export interface OperatorRefund {
  refund_id: string;
  payment_id: string;
  kind: RefundKind;
  /** Minor units. */
  seen: number;
  act: Act;
}

/** Refunds, or proposes it where two have to decide: the row of the audit log is in the same transaction. Decision 0228. */
export function refundByOperator(state: MemberState, order: OperatorRefund): Result<{ proposed: boolean }> {
  const { sql } = state;
  const { refund_id, payment_id, kind, seen, act } = order;
  const earlier = findRefundRow(sql, refund_id);
  if (earlier)
    return isSame(earlier, order) ? accept({ proposed: earlier.status === "proposed" }) : refuse("key_reused");
  const row = findRow(sql, payment_id);
  if (!row) return refuse("not_found");
  const quoted = quotes(sql)(row);
  const sum = kind === "all" ? quoted.all : quoted.refund;
  if (sum.amount === 0) return refuse("nothing_to_refund");
  if (sum.amount !== seen || isProposed(sql, payment_id)) return refuse("decision_changed");
  const operator = `${act.operator.id} ${act.operator.name}`;
  const credits = quoted.unused;
  const refund = { refund_id, payment_id, amount: seen, credits, reason: "operator", operator, why: act.why } as const;
  const proposed = wantsSecond(sql, row, seen);
  keepRefund(sql, refund, proposed ? "proposed" : "requested");
  record(sql, act, { action: proposed ? "refund_proposed" : "refunded", refund, currency: row.currency });
  if (proposed) tellProposal(sql, refund, { act, currency: row.currency });
  else pay(state, refund);
  return accept({ proposed });
}

/** So that no sum above it goes back in parts by one operator alone: how far back other payments of the member count too. */
const TOGETHER = 30 * DAY_MS;

/** Counts what operators gave back already: of this payment at any time, of the member's others lately. */
function wantsSecond(sql: SqlStorage, { payment_id, currency }: PaymentRow, amount: number): boolean {
  const { given } = sql
    .exec<{ given: number }>(
      `SELECT coalesce(sum(refunds.amount), 0) AS given FROM refunds JOIN payments USING (payment_id)
       WHERE reason = 'operator' AND refunds.${COUNTS} AND currency = ? AND (payment_id = ? OR at > ?)`,
      currency,
      payment_id,
      clock.now() - TOGETHER,
    )
    .one();
  return needsSecondOperator({ amount: given + amount, currency });
}

function isSame(row: RefundRow, { payment_id, seen, act }: OperatorRefund): boolean {
  return row.payment_id === payment_id && row.amount === seen && idIn(row.operator) === act.operator.id;
}

function isProposed(sql: SqlStorage, payment_id: string): boolean {
  return (
    sql.exec("SELECT 1 FROM refunds WHERE payment_id = ? AND status = 'proposed'", payment_id).toArray().length > 0
  );
}

type Paid = Pick<RefundRow, "refund_id" | "payment_id" | "amount" | "credits" | "reason">;

function pay(state: MemberState, refund: Paid): void {
  beginRefund(state, refund);
  mailRefund(state, { ...refund, change: "refunded" });
}

/** What a second operator says of a proposal; it is as it was proposed, or nothing of it any more. */
export function decideProposal(
  state: MemberState,
  { refund_id, agree, act }: { refund_id: string; agree: boolean; act: Act },
): Result {
  const { sql } = state;
  const refund = findRefundRow(sql, refund_id);
  const row = refund && findRow(sql, refund.payment_id);
  if (!refund || !row) return refuse("not_found");
  if (refund.status !== "proposed") return refuse("decision_changed");
  if (agree && idIn(refund.operator) === act.operator.id) return refuse("second_operator");
  const { unused, all } = quotes(sql)(row);
  if (agree && (unused < refund.credits || all.amount < refund.amount)) return refuse("decision_changed");
  const { currency } = row;
  record(sql, act, { action: agree ? "refunded" : "refund_declined", refund, currency });
  tellDecided(sql, refund_id);
  if (agree) pay(state, refund);
  else sql.exec("UPDATE refunds SET status = 'declined', settled_at = ? WHERE refund_id = ?", clock.now(), refund_id);
  return accept();
}

type Recorded = "refund_proposed" | "refund_declined" | "refunded";

/** The sum stands among the words, which an erasure overwrites. */
function record(
  sql: SqlStorage,
  { operator, why }: Act,
  { action, refund, currency }: { action: Recorded; refund: Paid; currency: string },
): void {
  const sum = `${formatMoney({ amount: refund.amount, currency }, "en")}, ${refund.payment_id}`;
  recordAct(sql, { action, operator, why: `${sum}: ${why}`, key: refund.refund_id });
}
