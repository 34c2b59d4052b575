import { clock } from "../../../../clock.ts";
import { log } from "../../../../log.ts";
import { isFileRef } from "../../../../providers/payment/sepa-file-provider.ts";
import { accountOf } from "../../account/account.ts";
import type { MemberState } from "../../engine/state.ts";
import { tellPayment } from "../payments/payment-events.ts";
import { findRow, type PaymentRow } from "../payments/payments.ts";
import { creditRefund, receiptForFailedRefund } from "../receipts/receipts.ts";
import { charge, grant, PAYMENTS } from "../ledger/wallet.ts";
import { creditsDue, creditsIn } from "./credits-of-payments.ts";
import type { Said } from "./send-refunds.ts";
import { logPaidTwice, paidTwice } from "./paid-twice.ts";
import { mailRefund } from "./refund-mail.ts";
import { COUNTS, findRefundRow, hasPaidBundle, refundedOf, type RefundRow } from "./refund-rows.ts";

/** A refund as whoever asks for it decides it: `amount` in minor units, `credits` that are unused and go. */
export type NewRefund = Pick<RefundRow, "refund_id" | "payment_id" | "amount" | "credits" | "reason"> &
  Partial<Pick<RefundRow, "name" | "email" | "operator" | "why">>;

/** Minor units of a payment that may still go back: nothing of one that the payer's bank took back, and nothing twice. */
export function refundable(sql: SqlStorage, { payment_id, status, amount, refunded_at_provider }: PaymentRow): number {
  if (status !== "completed") return 0;
  return Math.max(0, amount - Math.max(refundedOf(sql, payment_id).amount, refunded_at_provider));
}

/** Writes a refund down: `proposed` by an operator, until a second one agrees, or `requested`. Nothing else happens before `beginRefund`. */
export function keepRefund(sql: SqlStorage, refund: NewRefund, status: "proposed" | "requested"): void {
  sql.exec(
    `INSERT INTO refunds (refund_id, payment_id, amount, credits, reason, status, at, name, email, operator, why)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    refund.refund_id,
    refund.payment_id,
    refund.amount,
    refund.credits,
    refund.reason,
    status,
    clock.now(),
    refund.name ?? null,
    refund.email ?? null,
    refund.operator ?? null,
    refund.why ?? null,
  );
}

/**
 * Takes the credits of a stored refund back and plans the call to the provider, in the caller's transaction. Premium ends with the last
 * bundle that is paid. Where nothing is paid back there is nobody to call.
 */
export function beginRefund({ sql, frames }: MemberState, { refund_id, payment_id, amount, credits }: NewRefund): void {
  const key = `refund:${payment_id}/${refund_id}`;
  const taken = charge(sql, { key, to: PAYMENTS, credits, kind: "refund" });
  if (!taken.ok) throw new Error("more credits are unused than there are");
  const now = clock.now();
  const [status, settled_at, try_at] = amount > 0 ? ["requested", null, now] : ["done", now, null];
  // From here on it is due, however long it was a proposal.
  const begun = "UPDATE refunds SET status = ?, at = ?, settled_at = ?, try_at = ? WHERE refund_id = ?";
  sql.exec(begun, status, now, settled_at, try_at, refund_id);
  followPremium({ sql, frames });
}

function followPremium({ sql, frames }: Pick<MemberState, "sql" | "frames">): void {
  sql.exec("UPDATE account SET paid_user = ?", Number(hasPaidBundle(sql)));
  frames.push({ kind: "totals" });
}

/** The provider says how one stands; what it does not pay is undone. The same answer again changes nothing. */
export function settleRefund(state: MemberState, refund_id: string, { state: said, at }: Said): void {
  const { sql } = state;
  const row = findRefundRow(sql, refund_id);
  if (!row || (row.status !== "requested" && row.status !== "done")) return;
  if (said === "failed") return failRefund(state, row);
  sql.exec("UPDATE refunds SET taken = 1 WHERE refund_id = ?", refund_id);
  if (row.taken === 0) tellRefund(sql, row, { event: "refund_sent", at });
  if (said === "done") {
    if (row.status !== "done") tellRefund(sql, row, { event: "refunded" });
    sql.exec(
      "UPDATE refunds SET status = 'done', settled_at = coalesce(settled_at, ?), try_at = NULL WHERE refund_id = ?",
      clock.now(),
      refund_id,
    );
    creditRefund(state, row);
  }
}

/** It is certain that the money does not go back: the credits are there again, premium too, unless the payer's bank took the payment back meanwhile; the member is told. */
function failRefund(state: MemberState, row: RefundRow): void {
  const { sql } = state;
  end(sql, row.refund_id);
  if (row.taken === 1) tellRefund(sql, row, { event: "refund_failed" });
  receiptForFailedRefund(state, row);
  const payment = findRow(sql, row.payment_id);
  if (!payment) return;
  const credits = creditsDue(sql, payment) - creditsIn(sql, row.payment_id);
  grant(sql, {
    key: `refund_failed:${row.payment_id}/${row.refund_id}`,
    from: PAYMENTS,
    credits,
    kind: "refund_failed",
  });
  followPremium(state);
  mailRefund(state, { ...row, change: payment.status === "charged_back" ? "taken_back" : "failed" });
}

/** Operators see what the provider took, what has gone, and what came back; what never left is in the member's record alone. */
function tellRefund(
  sql: SqlStorage,
  { payment_id, refund_id, amount, credits }: RefundRow,
  change: { event: "refund_sent" | "refunded" | "refund_failed"; at?: number | undefined },
): void {
  const taken = change.event === "refunded" && { taken: credits };
  const payment = findRow(sql, payment_id);
  const twice = payment?.status === "charged_back" ? paidTwice(sql, payment, payment.refunded_at_provider) : undefined;
  // What goes by hand leaves when somebody says so, and not when it was taken on.
  const leaves = isFileRef(payment?.provider_ref ?? null) ? "refunded" : "refund_sent";
  if (payment && twice && change.event === leaves) logPaidTwice(payment, twice);
  const also = { ...taken, ...(twice !== undefined && { paid_twice: twice }) };
  tellPayment(sql, payment_id, { ...change, refund: refund_id, moved: amount, ...also });
}

function end(sql: SqlStorage, refund_id: string): void {
  sql.exec(
    "UPDATE refunds SET status = 'failed', settled_at = ?, try_at = NULL WHERE refund_id = ?",
    clock.now(),
    refund_id,
  );
}

/** The payer's bank was faster: what did not leave yet never will, so that nobody is paid twice. The member was told that it would. */
export function stopUnsentRefunds(state: Pick<MemberState, "sql" | "env">, payment_id: string): void {
  const { sql } = state;
  const unsent = "SELECT * FROM refunds WHERE payment_id = ? AND status = 'requested' AND attempts = 0";
  for (const row of sql.exec<RefundRow>(unsent, payment_id).toArray()) {
    end(sql, row.refund_id);
    mailRefund(state, { ...row, change: "taken_back" });
  }
}

/**
 * What the provider's record says of a payment's refunds: those that it has are asked after, as one may have come back. More than we
 * asked for went back by hand, and people look at it; it is not paid again.
 */
export function hearOfRefunds(
  sql: SqlStorage,
  { payment_id, refunded_at_provider }: PaymentRow,
  refunded: number,
): void {
  sql.exec(`UPDATE refunds SET try_at = ? WHERE payment_id = ? AND taken = 1 AND ${COUNTS}`, clock.now(), payment_id);
  if (refunded === refunded_at_provider) return;
  sql.exec("UPDATE payments SET refunded_at_provider = ? WHERE payment_id = ?", refunded, payment_id);
  if (refunded > refundedOf(sql, payment_id).amount)
    log({ level: "error", event: "refund_unknown", payment: payment_id, member: accountOf(sql).id });
}
