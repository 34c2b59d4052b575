import { isFileRef } from "../../../../providers/payment/sepa-file-provider.ts";
import { enqueue } from "../../../outbox.ts";
import type { EndedMandate, WaitingDebit } from "../../../site/debits/debit-rows.ts";
import { accountOf } from "../../account/account.ts";
import { first } from "../../engine/state.ts";

type Row = Omit<WaitingDebit, "member"> & { mandate_id: string; currency: string; revoked_at: number | null };

/** Brings a payment that is collected by a file for the bank to the site, with what the file needs of its mandate and no more. Decision 0234. */
export function handOver(sql: SqlStorage, payment_id: string): void {
  const query = `SELECT payments.provider_ref AS ref, payment_id, mandate_id, reference, signed_at, account_holder, iban, amount,
       currency, debit_day AS day, revoked_at
     FROM payments JOIN mandates USING (mandate_id) WHERE payment_id = ?`;
  const row = first(sql.exec<Row>(query, payment_id));
  if (!row || !isFileRef(row.ref)) return;
  if (row.currency !== "EUR") throw new Error("direct debits are collected in euros");
  const { mandate_id: _mandate, currency: _euros, revoked_at, ...debit } = row;
  const { id: member } = accountOf(sql);
  const payload: WaitingDebit = { ...debit, member };
  enqueue(sql, { id: `${member}/debit/${payment_id}`, target: "site", kind: "debit_waits", payload });
  if (revoked_at !== null) tell(sql, { of: payment_id, reference: debit.reference });
}

/** What waits for a file is not collected by a mandate that ended. */
export function tellMandateEnded(sql: SqlStorage, mandate_id: string): void {
  const waiting = `SELECT DISTINCT mandate_id, reference FROM payments JOIN mandates USING (mandate_id)
    WHERE mandate_id = ? AND status = 'pending' AND payments.provider_ref GLOB 'sdd_*'`;
  const ended = first(sql.exec<{ mandate_id: string; reference: string }>(waiting, mandate_id));
  if (ended) tell(sql, { of: mandate_id, reference: ended.reference });
}

/** `of`: what is told of, the mandate that ends, or a payment by one that had ended: each once. */
function tell(sql: SqlStorage, { of, reference }: { of: string; reference: string }): void {
  const { id: member } = accountOf(sql);
  const payload: EndedMandate = { member, reference };
  enqueue(sql, { id: `${member}/mandate_ended/${of}`, target: "site", kind: "mandate_ended", payload });
}
