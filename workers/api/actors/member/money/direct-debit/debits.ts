import {
  BANK_ZONE,
  collectionDay,
  type Collected,
  DEBIT_MONTH,
  debitLimit,
} from "../../../../../../app/domain/direct-debit.ts";
import { dayIn } from "../../../../../../app/domain/locale/day.ts";
import { accept, refuse, type Result } from "../../../../../../app/domain/result.ts";
import type { Payment, PaymentMethod } from "../../../../../../app/contract/money/payments.ts";
import { clock } from "../../../../clock.ts";
import { first, type MemberState } from "../../engine/state.ts";
import { enqueueMail } from "../../notifications/mails.ts";
import { blockedUntil, refuseBlocked } from "./debit-block.ts";
import { activeMandate, findMandate, ibanEnd, type MandateRow } from "./mandates.ts";

/** Columns of `payments`: null unless it is collected by direct debit. */
export type DebitColumns = {
  mandate_id: string | null;
  debit_day: string | null;
  debit_reference: string | null;
  debit_iban_end: string | null;
};

/**
 * May this order be collected, and by which mandate? Undefined: it is paid in another way. `payment_method_unavailable` without a
 * mandate, `direct_debit_blocked`, `direct_debit_limit` with the limit that it reached (`because`: `open` or `amount`).
 */
export function judgeDebit(
  sql: SqlStorage,
  { payment_method, amount }: { payment_method: PaymentMethod; amount: number },
): Result<MandateRow | undefined> {
  if (payment_method !== "sdd") return accept(undefined);
  const free = refuseBlocked(sql);
  if (!free.ok) return free;
  const mandate = activeMandate(sql);
  if (!mandate) return refuse("payment_method_unavailable");
  const because = debitLimit(collected(sql), amount);
  return because ? refuse("direct_debit_limit", { because }) : accept(mandate);
}

function collected(sql: SqlStorage): Collected {
  return sql
    .exec<Collected & Record<string, number>>(
      `SELECT coalesce(sum(status = 'pending'), 0) AS open, coalesce(sum(amount), 0) AS amount FROM payments
       WHERE payment_method = 'sdd' AND (status = 'pending' OR (status = 'completed' AND created_at > ?))`,
      clock.now() - DEBIT_MONTH,
    )
    .one();
}

/** Notes with a new payment by which mandate it is collected, and when. */
export function keepDebit(sql: SqlStorage, payment_id: string, mandate: MandateRow | undefined): void {
  if (!mandate) return;
  sql.exec(
    "UPDATE payments SET mandate_id = ?, debit_day = ?, debit_reference = ?, debit_iban_end = ? WHERE payment_id = ?",
    mandate.mandate_id,
    collectionDay(dayIn(BANK_ZONE, clock.now())),
    mandate.reference,
    ibanEnd(mandate.iban),
    payment_id,
  );
}

/** What a payment is collected by, with all of it: for the provider, never for a page. */
export interface Collection {
  mandate: MandateRow;
  /** The provider has the payment. */
  begun: boolean;
  /** Nothing may be collected by it any more: it was revoked since, or the member was blocked. */
  ended: boolean;
}

/** Undefined for a payment that is paid in another way. */
export function collectionOf(sql: SqlStorage, payment_id: string): Collection | undefined {
  const query = "SELECT mandate_id, provider_ref IS NOT NULL AS begun FROM payments WHERE payment_id = ?";
  const row = first(sql.exec<{ mandate_id: string | null; begun: number }>(query, payment_id));
  const mandate = row?.mandate_id ? findMandate(sql, row.mandate_id) : undefined;
  return (
    mandate && {
      mandate,
      begun: row?.begun === 1,
      ended: mandate.revoked_at !== null || blockedUntil(sql) !== undefined,
    }
  );
}

/** Tells the member what will be collected, when, by whom and by which mandate (the scheme's pre-notification). */
export function announceDebit(state: MemberState, payment_id: string): void {
  const { sql, env } = state;
  const mandate = collectionOf(sql, payment_id)?.mandate;
  const row = first(
    sql.exec<{ amount: number; currency: string; credits: number; debit_day: string }>(
      "SELECT amount, currency, credits, debit_day FROM payments WHERE payment_id = ?",
      payment_id,
    ),
  );
  if (!mandate || !row) return;
  const { amount, currency, credits, debit_day } = row;
  const contents = {
    amount: { amount, currency },
    credits,
    day: Date.parse(`${debit_day}T12:00:00Z`),
    reference: mandate.reference,
    iban_end: ibanEnd(mandate.iban),
    creditor: JSON.parse(mandate.creditor),
    link: `${env.PUBLIC_ORIGIN}/transactions/${payment_id}`,
  };
  enqueueMail(state, { kind: "debit_announced", contents });
}

/** As a payment of the contract says it: once the provider has it, for then it is announced. */
export function debitIn({
  provider_ref: ref,
  debit_day: day,
  debit_reference: reference,
  debit_iban_end: iban_end,
}: DebitColumns & { provider_ref: string | null }): Pick<Payment, "debit"> {
  return ref === null || day === null || reference === null || iban_end === null
    ? {}
    : { debit: { day, reference, iban_end } };
}
