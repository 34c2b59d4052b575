import type { PaymentMethod } from "../../../../../../app/contract/money/payments.ts";
import type { ReceiptKind } from "../../../../../../app/contract/money/receipts.ts";
import { vatSplit } from "../../../../../../app/domain/receipt.ts";
import { clock } from "../../../../clock.ts";
import { enqueue } from "../../../outbox.ts";
import { defaultPrices } from "../../../site/prices/prices.ts";
import type { AllottedReceipt, WantedReceipt } from "../../../site/receipts.ts";
import { accountOf } from "../../account/account.ts";
import { first, type MemberState } from "../../engine/state.ts";
import { mailPurchase } from "./purchase-mail.ts";
import type { AgreedTerms, ReceiptRow } from "./receipts-schema.ts";

interface ReceiptOrder {
  kind: ReceiptKind;
  payment_id: string;
  /** What it is for, once a member; of a payment its id, else something behind it: `<payment>/refund/<refund>`. */
  key: string;
  /** With VAT, in minor units of the payment's currency, above zero for credit notes too. */
  amount: number;
}

type State = Pick<MemberState, "sql">;
type Payment = { payment_id: string };
type Refunded = Payment & { refund_id: string; amount: number };
type Ordered = { payment_method: PaymentMethod; currency: string; vat_rate: number | null; vat_country: string | null };

/**
 * Asks the site for a receipt's number, or a credit note's, in the running transaction; the same key again is the same one. The
 * member hears of it by `receiveReceiptNumber`. Credit notes share the VAT of their payment out, so that all of it is given back
 * with the last one.
 */
export function requestReceipt({ sql }: State, { kind, payment_id, key, amount }: ReceiptOrder): void {
  const query = "SELECT payment_method, currency, vat_rate, vat_country FROM payments WHERE payment_id = ?";
  const payment = first(sql.exec<Ordered>(query, payment_id));
  if (!payment || first(sql.exec("SELECT 1 FROM receipts WHERE key = ?", key))) return;
  const account = accountOf(sql);
  const { currency, payment_method, vat_rate = null } = payment;
  const [member, country] = [account.id, payment.vat_country ?? account.country];
  const rate = vat_rate ?? defaultPrices(country).vat_rate;
  const before = kind === "receipt" ? amount : Math.max(amount, creditable(sql, payment_id));
  const vat = vatSplit(before, rate).vat - vatSplit(before - amount, rate).vat;
  const sums = { net: amount - vat, vat, vat_rate: rate, total: amount, currency };
  const at = clock.now();
  sql.exec(
    `INSERT INTO receipts (key, payment_id, kind, net, vat, vat_rate, total, currency, at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    key,
    payment_id,
    kind,
    sums.net,
    vat,
    rate,
    amount,
    currency,
    at,
  );
  const payload: WantedReceipt = { member, key, kind, payment_id, ...sums, payment_method, country, paid_at: at };
  enqueue(sql, { id: `${member}/receipt/${key}`, target: "site", kind: "receipt", payload });
}

/** What of a payment there are receipts for and no credit notes, with VAT, in minor units. */
export function creditable(sql: SqlStorage, payment_id: string): number {
  const query =
    "SELECT ifnull(sum(iif(kind = 'receipt', total, -total)), 0) AS total FROM receipts WHERE payment_id = ?";
  return sql.exec<{ total: number }>(query, payment_id).one().total;
}

/**
 * What of a payment stays with us by now and no receipt says, below zero where credit notes are missing; in minor units. Nothing stays
 * of one that is not paid or was charged back, and of others what no refund has paid back.
 */
function unreceipted(sql: SqlStorage, payment_id: string): number {
  const query = `SELECT iif(status = 'completed', amount - (SELECT coalesce(sum(refunds.amount), 0) FROM refunds
    WHERE refunds.payment_id = payments.payment_id AND refunds.status = 'done'), 0) AS kept FROM payments WHERE payment_id = ?`;
  const kept = first(sql.exec<{ kept: number }>(query, payment_id))?.kept ?? 0;
  return kept - creditable(sql, payment_id);
}

/** It was paid; or money that had gone came back, from the payer's bank or from a refund, and so it is paid once more. */
export function receiptForPayment(state: State, { payment_id }: Payment, revision: number): void {
  const key = revision === 0 ? payment_id : `${payment_id}/${revision}`;
  const amount = unreceipted(state.sql, payment_id);
  if (amount > 0) requestReceipt(state, { kind: "receipt", payment_id, key, amount });
}

/** The money of a refund has gone. For no more than there are receipts for: a charge-back may have been credited already. */
export function creditRefund({ sql }: State, { payment_id, refund_id, amount: most }: Refunded): void {
  const amount = Math.min(most, -unreceipted(sql, payment_id));
  const key = `${payment_id}/refund/${refund_id}`;
  if (amount > 0) requestReceipt({ sql }, { kind: "credit_note", payment_id, key, amount });
}

/** The money of a refund did not go, or came back. Payments of earlier builds, without a receipt, get none now. */
export function receiptForFailedRefund({ sql }: State, { payment_id, refund_id }: Refunded): void {
  const amount = receiptsOf(sql, payment_id).length > 0 ? unreceipted(sql, payment_id) : 0;
  const key = `${payment_id}/refund_failed/${refund_id}`;
  if (amount > 0) requestReceipt({ sql }, { kind: "receipt", payment_id, key, amount });
}

/** The payer's bank took the money back: a credit note for what none was written for. */
export function creditChargeBack(state: State, { payment_id }: Payment, revision: number): void {
  const amount = creditable(state.sql, payment_id);
  if (amount <= 0) return;
  const key = `${payment_id}/charge_back/${revision}`;
  requestReceipt(state, { kind: "credit_note", payment_id, key, amount });
}

/** The site's answer: number, date, and who sold it as the company was then. With a payment's first receipt goes its mail. */
export function receiveReceiptNumber(state: Pick<MemberState, "sql" | "env">, allotted: AllottedReceipt): void {
  const { key, number, issued_at, seller, refund_days, company_added } = allotted;
  const agreed: AgreedTerms = { refund_days, company_added };
  const row = first(
    state.sql.exec<ReceiptRow>(
      "UPDATE receipts SET number = ?, issued_at = ?, seller = ?, agreed = ? WHERE key = ? AND number IS NULL RETURNING *",
      number,
      issued_at,
      JSON.stringify(seller),
      JSON.stringify(agreed),
      key,
    ),
  );
  if (row?.kind === "receipt" && row.key === row.payment_id) mailPurchase(state, row);
}

/** Of one payment, in the order in which they came; those that wait for a number among them. */
export function receiptsOf(sql: SqlStorage, payment_id: string): ReceiptRow[] {
  return sql.exec<ReceiptRow>("SELECT * FROM receipts WHERE payment_id = ? ORDER BY at, key", payment_id).toArray();
}

/** `rate` in hundredths of a percent. */
export interface VatOfOrder {
  rate: number;
  country: string;
}

/** Notes with a new payment which VAT is in its price, and whose: its receipts have that, whatever the rate is by then. */
export function keepVatRate(sql: SqlStorage, { payment_id, vat }: Payment & { vat?: VatOfOrder | undefined }): void {
  const country = vat?.country ?? accountOf(sql).country;
  const keep = "UPDATE payments SET vat_rate = ?, vat_country = ? WHERE payment_id = ?";
  sql.exec(keep, vat?.rate ?? defaultPrices(country).vat_rate, country, payment_id);
}
