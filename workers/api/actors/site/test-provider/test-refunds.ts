import type { ProviderRefund, RefundState } from "../../../providers/payment/payment-provider.ts";
import { clock } from "../../../clock.ts";
import { findTestPayment, type RefundMode, type TestPaymentRecord, type TestRefund } from "./test-payments.ts";

export type TestRefundOrder = Pick<TestRefund, "key" | "amount"> & { ref: string };

/** Minor units that went back, or are on their way. */
export function refundedIn(refunds: readonly TestRefund[]): number {
  return refunds.reduce((sum, { amount, state }) => (state === "failed" ? sum : sum + amount), 0);
}

/** Undefined: refused. See `TestPaymentCalls`. */
export function refundTestPayment(sql: SqlStorage, { ref, key, amount }: TestRefundOrder): ProviderRefund | undefined {
  const payment = findTestPayment(sql, ref);
  if (!payment) return undefined;
  const { refunds = [], refund_mode: mode = "done" } = payment;
  const earlier = refunds.find((one) => one.key === key);
  if (earlier) return earlier;
  const left = payment.amount.amount - refundedIn(refunds);
  if (payment.status !== "paid" || mode === "refused" || amount > left) return undefined;
  const taken = { state: mode, at: clock.now() };
  store(sql, payment, { refunds: [...refunds, { key, amount, ...taken }] });
  return taken;
}

/** See `TestPaymentCalls`. */
export function decideTestRefunds(
  sql: SqlStorage,
  { ref, mode }: { ref: string; mode: RefundMode | "failed" },
): TestPaymentRecord | undefined {
  const payment = findTestPayment(sql, ref);
  if (!payment) return undefined;
  const { refunds = [] } = payment;
  const settled = refunds.map((one) => ({ ...one, state: nextState(one.state, mode) }));
  store(sql, payment, { refunds: settled, ...(mode !== "failed" && { refund_mode: mode }) });
  return findTestPayment(sql, ref);
}

function nextState(state: RefundState, mode: RefundMode | "failed"): RefundState {
  if (mode === "failed") return "failed";
  return state === "pending" && mode === "done" ? "done" : state;
}

function store(
  sql: SqlStorage,
  { status: _status, ...record }: TestPaymentRecord,
  changes: Partial<TestPaymentRecord>,
) {
  sql.exec("UPDATE test_payments SET record = ? WHERE ref = ?", JSON.stringify({ ...record, ...changes }), record.ref);
}
