import type { Payment, PaymentMethod, PaymentStatus } from "../../../../../../app/contract/money/payments.ts";
import type { Money } from "../../../../../../app/contract/scalars.ts";
import { MOST_OPEN_PAYMENTS, PAYMENTS_PER_PAGE } from "../../../../../../app/domain/payment.ts";
import { accept, refuse, type Result } from "../../../../../../app/domain/result.ts";
import { clock, instantOf } from "../../../../clock.ts";
import {
  type DiscountColumns,
  discountIn,
  type GivenDiscount,
  keepDiscount,
  priceOrder,
} from "../discounts/discounts.ts";
import { keepTerms, type OrderedTerms } from "../receipts/ordered-terms.ts";
import { keepVatRate, type VatOfOrder } from "../receipts/receipts.ts";
import { withinLimit } from "../spending-limit.ts";
import { firstCheck } from "./payment-checks.ts";
import { tellPayment } from "./payment-events.ts";
import { announceDebit, type DebitColumns, debitIn, judgeDebit, keepDebit } from "../direct-debit/debits.ts";
import { handOver } from "../direct-debit/hand-over.ts";
import { noteProvider } from "../direct-debit/mandates.ts";
import { refundShown, STANDS } from "../refunds/refund-rows.ts";
import { first, type MemberState } from "../../engine/state.ts";

/** A bundle as it is sold at this moment; the price is the site's, never the caller's. */
export interface PaymentOrder {
  payment_id: string;
  bundle: string;
  credits: number;
  amount: Money;
  payment_method: PaymentMethod;
  /** What the member was told that it costs; left out: nothing. */
  shown?: Money | undefined;
  /** A code that makes it cheaper, or refuses it. */
  discount?: GivenDiscount | undefined;
  /** In how many days it can be withdrawn from, as it is sold now. */
  refund_days?: number | undefined;
  /** What holds when it is ordered: the version of the terms (ISO 8601), and what a message costs. */
  terms?: OrderedTerms | undefined;
  /** Which VAT is in its price, and whose; left out: what the member's country began with. */
  vat?: VatOfOrder | undefined;
}

/** Where the provider knows the payment, and where the member pays it. */
export interface Attachment {
  payment_id: string;
  provider_ref: string;
  checkout_url: string | null;
  /** How the provider knows the mandate that it collects by. */
  mandate_ref?: string | undefined;
}

/** A payment as it is stored. */
export type PaymentRow = DiscountColumns &
  DebitColumns & {
    payment_id: string;
    bundle: string;
    credits: number;
    amount: number;
    currency: string;
    payment_method: PaymentMethod;
    status: PaymentStatus;
    provider_ref: string | null;
    checkout_url: string | null;
    created_at: number;
    /** How often the payer's bank took the money back, or gave it back, as far as we know. */
    revision: number;
    /** In how many days it can be withdrawn from, as it was ordered; null in payments of earlier builds. */
    refund_days: number | null;
    /** Minor units that went back, as the provider last said. */
    refunded_at_provider: number;
  };

/**
 * Writes the payment down before the provider is asked, with the time when we ask what became of it: an order that is cut
 * off anywhere behind this comes to an end. The same order again is the same payment; `too_many_open_payments` is for new
 * ones only.
 */
export function preparePayment({ sql }: MemberState, order: PaymentOrder): Result<Payment> {
  const earlier = findRow(sql, order.payment_id);
  if (earlier) return sameOrder(earlier, order) ? again(sql, earlier) : refuse("key_reused");
  if (countOpen(sql) >= MOST_OPEN_PAYMENTS) return refuse("too_many_open_payments", { limit: MOST_OPEN_PAYMENTS });
  const priced = priceOrder(sql, order);
  if (!priced.ok) return priced;
  const price = { amount: priced.value.amount, currency: order.amount.currency };
  if (order.shown && !isSamePrice(order.shown, price)) return refuse("price_changed", { price });
  const debit = judgeDebit(sql, { ...order, amount: price.amount });
  if (!debit.ok) return debit;
  const within = withinLimit(sql, price);
  if (!within.ok) return within;
  sql.exec(
    `INSERT INTO payments (payment_id, bundle, credits, amount, currency, payment_method, refund_days, status, created_at, check_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, 'pending', ?, ?)`,
    order.payment_id,
    order.bundle,
    order.credits,
    priced.value.amount,
    order.amount.currency,
    order.payment_method,
    order.refund_days ?? null,
    clock.now(),
    firstCheck(),
  );
  keepDiscount(sql, order.payment_id, priced.value);
  keepVatRate(sql, order);
  keepDebit(sql, order.payment_id, debit.value);
  keepTerms(sql, order.payment_id, order.terms);
  return findPayment(sql, order.payment_id);
}

function isSamePrice(one: Money, other: Money): boolean {
  return one.amount === other.amount && one.currency === other.currency;
}

/** Sent again: while it is not known whether the payment began, the provider is about to be asked for it once more. */
function again(sql: SqlStorage, row: PaymentRow): Result<Payment> {
  if (row.status === "pending" && row.provider_ref === null) {
    sql.exec("UPDATE payments SET checks = 0, check_at = ? WHERE payment_id = ?", firstCheck(), row.payment_id);
  }
  return accept(paymentOf(sql, row));
}

function countOpen(sql: SqlStorage): number {
  return sql.exec<{ count: number }>("SELECT count(*) AS count FROM payments WHERE status = 'pending'").one().count;
}

/** A price that changed since does not make it another order: the first one holds. */
function sameOrder(row: PaymentRow, order: PaymentOrder): boolean {
  const sameCode = row.discount_code === (order.discount?.code ?? null);
  return row.bundle === order.bundle && row.payment_method === order.payment_method && sameCode;
}

/**
 * The provider took the payment; from now on it is asked what became of it. One that counted as failed because the
 * provider did not know it yet is open after all. What is collected by direct debit is announced, once.
 */
export function attachPayment(state: MemberState, attachment: Attachment): Result<Payment> {
  const { sql } = state;
  const { payment_id, provider_ref, checkout_url, mandate_ref } = attachment;
  const isNew = findRow(sql, payment_id)?.provider_ref === null;
  const attached = sql.exec<{ mandate_id: string | null }>(
    `UPDATE payments SET provider_ref = ?1, checkout_url = ?2, checks = 0, settled_at = NULL, status = 'pending', check_at = ?3
     WHERE payment_id = ?4 AND status IN ('pending', 'failed')
       AND (provider_ref IS NULL OR (provider_ref = ?1 AND status = 'pending' AND checkout_url IS NULL))
     RETURNING mandate_id`,
    provider_ref,
    checkout_url,
    firstCheck(),
    payment_id,
  );
  const found = first(attached);
  if (found) tellPayment(sql, payment_id);
  const mandate = found?.mandate_id;
  if (mandate && mandate_ref) noteProvider(sql, mandate, mandate_ref);
  if (mandate && isNew) announceDebit(state, payment_id);
  if (mandate && isNew) handOver(sql, payment_id);
  return findPayment(sql, payment_id);
}

/** It is certain that the payment never began: the provider refused it, or does not know it. */
export function failPayment({ sql }: MemberState, payment_id: string): Result<Payment> {
  const failed = sql.exec(
    `UPDATE payments SET status = 'failed', settled_at = ?, check_at = NULL
     WHERE payment_id = ? AND status = 'pending' AND provider_ref IS NULL RETURNING payment_id`,
    clock.now(),
    payment_id,
  );
  if (failed.toArray().length > 0) tellPayment(sql, payment_id);
  return findPayment(sql, payment_id);
}

/** How the member paid last, whatever became of it. */
export function lastMethod(sql: SqlStorage): PaymentMethod | null {
  const last = "SELECT payment_method FROM payments ORDER BY created_at DESC, payment_id LIMIT 1";
  return first(sql.exec<{ payment_method: PaymentMethod }>(last))?.payment_method ?? null;
}

/** The latest payment that is completed and was not withdrawn from: what ordering again means. */
export function lastOrder(sql: SqlStorage) {
  const last = `SELECT * FROM payments WHERE ${STANDS} ORDER BY created_at DESC, payment_id LIMIT 1`;
  const row = first(sql.exec<PaymentRow>(last));
  if (!row) return null;
  const { bundle, credits, payment_method, created_at } = row;
  return { bundle, credits, payment_method, created_at: instantOf(created_at) };
}

/** One of the member's payments, in the contract's form; `not_found` for any other id. */
export function findPayment(sql: SqlStorage, id: string): Result<Payment> {
  const row = findRow(sql, id);
  return row ? accept(paymentOf(sql, row)) : refuse("not_found");
}

/** Payments, as `listTransactions` of the contract answers them. */
export interface PaymentsPage {
  payments: Payment[];
  pageNumber: number;
  /** On all pages. */
  numResults: number;
}

/** One page, from 1: what is pending first, then newest first. */
export function listPayments(sql: SqlStorage, page = 1): PaymentsPage {
  const rows = sql.exec<PaymentRow>(
    "SELECT * FROM payments ORDER BY status = 'pending' DESC, created_at DESC, payment_id LIMIT ? OFFSET ?",
    PAYMENTS_PER_PAGE,
    (page - 1) * PAYMENTS_PER_PAGE,
  );
  const { count } = sql.exec<{ count: number }>("SELECT count(*) AS count FROM payments").one();
  return { payments: rows.toArray().map((row) => paymentOf(sql, row)), pageNumber: page, numResults: count };
}

/** Those that the provider may still have news of, with the reference it knows them by. */
export function openPayments(sql: SqlStorage): (Payment & { provider_ref: string })[] {
  return sql
    .exec<PaymentRow & { provider_ref: string }>(
      "SELECT * FROM payments WHERE status = 'pending' AND provider_ref IS NOT NULL ORDER BY created_at",
    )
    .toArray()
    .map((row) => ({ ...paymentOf(sql, row), provider_ref: row.provider_ref }));
}

/** One of the member's payments, as it is stored. */
export function findRow(sql: SqlStorage, id: string): PaymentRow | undefined {
  return first(sql.exec<PaymentRow>("SELECT * FROM payments WHERE payment_id = ?", id));
}

/** As the contract says it. */
export function paymentOf(sql: SqlStorage, row: PaymentRow): Payment {
  const { payment_id, bundle, credits, amount, currency, payment_method, status, created_at, checkout_url } = row;
  const base = { payment_id, bundle, credits, amount: { amount, currency }, payment_method, status };
  const at = { created_at: instantOf(created_at), checkout_url: status === "pending" ? checkout_url : null };
  const more = { ...discountIn(row, currency), ...debitIn(row), ...refundShown(sql, payment_id, currency) };
  return { ...base, ...at, ...more };
}
