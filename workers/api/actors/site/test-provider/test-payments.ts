import { clock } from "../../../clock.ts";
import type { PaymentOrder, ProviderRefund } from "../../../providers/payment/payment-provider.ts";

export type TestStatus = "open" | "paid" | "failed" | "cancelled" | "expired" | "charged_back";

/** What each status can become, as with a real provider: paid late after some ends, taken back, given back. What was cancelled stays so. */
const transitions: Record<TestStatus, readonly TestStatus[]> = {
  open: ["paid", "failed", "cancelled", "expired"],
  failed: ["paid"],
  cancelled: [],
  expired: ["paid"],
  paid: ["charged_back"],
  charged_back: ["paid"],
};

/** A refund as the test provider keeps it; `amount` in minor units of the payment's currency. */
export interface TestRefund extends ProviderRefund {
  key: string;
  amount: number;
}

/** What its page can say of refunds: the next ones are refused, wait, or leave at once; those there are end well, or come back. */
export type RefundMode = "refused" | "pending" | "done";

/** What the embedded test provider keeps of a payment. */
export interface TestPaymentRecord extends PaymentOrder {
  ref: string;
  status: TestStatus;
  /** How often it was taken back or given back. */
  revision?: number;
  /** When it became what it is, milliseconds. */
  at?: number;
  /** When it was paid for the first time, milliseconds. */
  paid_at?: number;
  /** When the payer's bank took it back, and gave it back, milliseconds. */
  moves?: { kind: "charged_back" | "returned"; at: number }[];
  refunds?: TestRefund[];
  refund_mode?: RefundMode;
}

/** Opens a payment; the same `ref` again is the same payment, whatever became of it. */
export function openTestPayment(sql: SqlStorage, record: Omit<TestPaymentRecord, "status">): TestPaymentRecord {
  sql.exec(
    "INSERT OR IGNORE INTO test_payments (ref, status, record) VALUES (?, 'open', ?)",
    record.ref,
    JSON.stringify(record),
  );
  return findTestPayment(sql, record.ref) as TestPaymentRecord;
}

type Row = { status: TestStatus; record: string };

function recordOf({ status, record }: Row): TestPaymentRecord {
  return { ...(JSON.parse(record) as Omit<TestPaymentRecord, "status">), status };
}

/** The payment, or undefined. */
export function findTestPayment(sql: SqlStorage, ref: string): TestPaymentRecord | undefined {
  const row = sql.exec<Row>("SELECT status, record FROM test_payments WHERE ref = ?", ref).toArray()[0];
  return row && recordOf(row);
}

/** Those that were ever paid. */
export function paidTestPayments(sql: SqlStorage): TestPaymentRecord[] {
  const query = "SELECT status, record FROM test_payments WHERE json_extract(record, '$.paid_at') IS NOT NULL";
  return sql.exec<Row>(query).toArray().map(recordOf);
}

/** What became of it at the payer's bank, if it can still become that: `from` is the status that the one who says so saw. */
export function settleTestPayment(
  sql: SqlStorage,
  { ref, from, status }: { ref: string; from: readonly TestStatus[]; status: TestStatus },
): TestPaymentRecord | undefined {
  const known = findTestPayment(sql, ref);
  if (!known || !from.includes(known.status) || !transitions[known.status].includes(status)) return known;
  const { revision = 0, status: was, ...record } = known;
  const changed = was === "charged_back" || status === "charged_back" ? revision + 1 : revision;
  const now = clock.now();
  const paid = status === "paid" && { paid_at: record.paid_at ?? now };
  const kind = status === "charged_back" ? status : "returned";
  const moved = changed > revision && { moves: [...(record.moves ?? []), { kind, at: now }] };
  const json = JSON.stringify({ ...record, ...paid, ...moved, revision: changed, at: now });
  sql.exec("UPDATE test_payments SET status = ?, record = ? WHERE ref = ?", status, json, ref);
  return findTestPayment(sql, ref);
}
