import { clock } from "../../../../clock.ts";
import { enqueue } from "../../../outbox.ts";
import type { Beside, ChangedPayment } from "../../../site/payments/payment-records.ts";
import { accountOf } from "../../account/account.ts";

/** How often the site was told of a payment: each change has a number of its own. */
export const paymentEventsSchema = ["ALTER TABLE payments ADD COLUMN changes INTEGER NOT NULL DEFAULT 0"];

/** The columns of `payments` that the site is told. */
type Row = Omit<ChangedPayment, "member" | "change" | "at" | keyof Beside> & {
  changes: number;
};

/** What a change was beside the new status. */
type Change = Beside & { at?: number | undefined };

/**
 * Tells the site how a payment stands now, in the transaction that changed it: operators see all payments there, and nobody ever asks all
 * members (decision 0232).
 */
export function tellPayment(sql: SqlStorage, payment_id: string, change: Change = {}): void {
  const counted = "UPDATE payments SET changes = changes + 1 WHERE payment_id = ? RETURNING *";
  const row = sql.exec<Row>(counted, payment_id).one();
  const { credits, amount, currency, payment_method, provider_ref, status, created_at, changes } = row;
  const member = accountOf(sql).id;
  const payload: ChangedPayment = {
    member,
    payment_id,
    credits,
    amount,
    currency,
    payment_method,
    provider_ref,
    status,
    created_at,
    change: changes,
    ...change,
    at: change.at ?? clock.now(),
  };
  enqueue(sql, { id: `${member}/payment/${payment_id}/${changes}`, target: "site", kind: "payment_changed", payload });
}
