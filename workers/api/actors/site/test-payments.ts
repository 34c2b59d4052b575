import type { PaymentOrder } from "../../providers/payment/payment-provider.ts";

export type TestStatus = "open" | "paid" | "failed" | "cancelled";

/** What the embedded test provider keeps of a payment. */
export interface TestPaymentRecord extends PaymentOrder {
  ref: string;
  status: TestStatus;
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

/** The payment, or undefined. */
export function findTestPayment(sql: SqlStorage, ref: string): TestPaymentRecord | undefined {
  const row = sql
    .exec<{ status: TestStatus; record: string }>("SELECT status, record FROM test_payments WHERE ref = ?", ref)
    .toArray()[0];
  return row && { ...(JSON.parse(row.record) as Omit<TestPaymentRecord, "status">), status: row.status };
}

/** The payer's decision. A settled payment stays as it is, as with a real provider. */
export function settleTestPayment(sql: SqlStorage, ref: string, status: TestStatus): TestPaymentRecord | undefined {
  sql.exec("UPDATE test_payments SET status = ? WHERE ref = ? AND status = 'open'", status, ref);
  return findTestPayment(sql, ref);
}
