import type { DiscountCode } from "../../../../../../app/contract/money/discounts.ts";
import type { Payment, PaymentMethod } from "../../../../../../app/contract/money/payments.ts";
import type { Money } from "../../../../../../app/contract/scalars.ts";
import {
  type OpenOrder,
  discountedAmount,
  type DiscountRules,
  isOver,
  mayUseDiscount,
  TIME_BONUS,
  timeBonusOf,
} from "../../../../../../app/domain/discount.ts";
import { accept, type Result } from "../../../../../../app/domain/result.ts";
import { clock, instantOf } from "../../../../clock.ts";
import { log } from "../../../../log.ts";
import { enqueue } from "../../../outbox.ts";
import type { UsedDiscount } from "../../../site/discounts/discount-codes.ts";
import { accountOf } from "../../account/account.ts";
import { ownOffer } from "./deletion-offer.ts";
import { HAS_BOUGHT } from "../payments/has-bought.ts";

/** With which code a payment was ordered, and what it would cost without; and the codes that completed payments used. */
export const discountsSchema = [
  "ALTER TABLE payments ADD COLUMN discount_code TEXT",
  "ALTER TABLE payments ADD COLUMN discount_percent INTEGER",
  "ALTER TABLE payments ADD COLUMN full_amount INTEGER",
  "CREATE TABLE discount_uses (payment_id TEXT PRIMARY KEY, code TEXT NOT NULL, at INTEGER NOT NULL)",
  "CREATE INDEX discount_uses_by_code ON discount_uses (code)",
];

/** 1: a member may use the code of this payment once. null: of an earlier build. */
export const discountOnceSchema = ["ALTER TABLE payments ADD COLUMN discount_once INTEGER"];

/** A code as a member gave it, and the rules that the site has for it. Those of the time bonus and of an offer (decision 0235) are the member's own. */
export interface GivenDiscount {
  code: string;
  rules?: DiscountRules | undefined;
}

/** Columns of `payments`: null without a code. */
export type DiscountColumns = {
  discount_code: string | null;
  discount_percent: number | null;
  full_amount: number | null;
  discount_once: number | null;
};

interface DiscountedOrder {
  payment_method?: PaymentMethod | undefined;
  price?: Money | undefined;
}

/** May the member use the code now, and for this order? The problems of `discountProblems`. */
export function judgeDiscount(
  sql: SqlStorage,
  { code, rules: known }: GivenDiscount,
  order: DiscountedOrder = {},
): Result<DiscountRules> {
  const { id, country, paid_user, signup_date } = accountOf(sql);
  const rules = code === TIME_BONUS.code ? timeBonusOf(signup_date) : (ownOffer(sql, code) ?? known);
  return mayUseDiscount(rules, {
    ...order,
    now: clock.now(),
    member: { id, country },
    bought: paid_user === 1 || isAny(sql, HAS_BOUGHT),
    used: isAny(sql, "SELECT 1 FROM discount_uses WHERE code = ?", code),
    open: openOrderWith(sql, code),
  });
}

function openOrderWith(sql: SqlStorage, code: string): OpenOrder | undefined {
  const query =
    "SELECT payment_id, payment_method, credits, amount, currency FROM payments WHERE status = 'pending' AND discount_code = ? ORDER BY created_at DESC LIMIT 1";
  const [row] = sql
    .exec<{ payment_id: string; payment_method: PaymentMethod; credits: number; amount: number; currency: string }>(
      query,
      code,
    )
    .toArray();
  if (!row) return undefined;
  const { payment_id, payment_method, credits, amount, currency } = row;
  return { payment_id, payment_method, credits, amount: { amount, currency } };
}

function isAny(sql: SqlStorage, query: string, ...values: string[]): boolean {
  return sql.exec(query, ...values).toArray().length > 0;
}

/** As the contract says it, for the member who asks. */
export function discountShown(rules: DiscountRules): DiscountCode {
  const { code, country, user_id, value_percentage, currency, minimum_order_value, status, validity } = rules;
  return {
    code,
    country,
    user_id,
    value_percentage,
    currency,
    minimum_order_value,
    status,
    validity,
    expires: rules.expires === null ? null : instantOf(rules.expires),
    expired: isOver(rules, clock.now()),
    paymentmethods: [...rules.paymentmethods],
  };
}

/** What an order costs with its code, and what the payment's columns say of it. An order without one costs its price. */
export function priceOrder(
  sql: SqlStorage,
  order: { amount: Money; payment_method: PaymentMethod; discount?: GivenDiscount | undefined },
): Result<DiscountColumns & { amount: number }> {
  const { amount: price, payment_method, discount } = order;
  if (!discount)
    return accept({
      amount: price.amount,
      discount_code: null,
      discount_percent: null,
      full_amount: null,
      discount_once: null,
    });
  const judged = judgeDiscount(sql, discount, { price, payment_method });
  if (!judged.ok) return judged;
  const percent = judged.value.value_percentage;
  return accept({
    amount: discountedAmount(price.amount, percent),
    discount_code: discount.code,
    discount_percent: percent,
    full_amount: price.amount,
    discount_once: Number(judged.value.validity === "once_per_user"),
  });
}

/** Notes with a new payment what it was ordered with. */
export function keepDiscount(sql: SqlStorage, payment_id: string, columns: DiscountColumns): void {
  if (columns.discount_code === null) return;
  sql.exec(
    "UPDATE payments SET discount_code = ?, discount_percent = ?, full_amount = ?, discount_once = ? WHERE payment_id = ?",
    columns.discount_code,
    columns.discount_percent,
    columns.full_amount,
    columns.discount_once,
    payment_id,
  );
}

/** A payment that is completed uses its code, once: in the member's object, and by the outbox in the site's count. */
export function spendDiscount(
  sql: SqlStorage,
  { payment_id, discount_code: code, discount_once: once }: { payment_id: string } & DiscountColumns,
) {
  if (code === null) return;
  const isOnce = once === 1 || code === TIME_BONUS.code || ownOffer(sql, code) !== undefined;
  const insert = "INSERT OR IGNORE INTO discount_uses (payment_id, code, at) VALUES (?, ?, ?) RETURNING payment_id";
  if (sql.exec(insert, payment_id, code, clock.now()).toArray().length === 0) return;
  // An order that had failed can still be paid late; it keeps its price, and somebody is to know.
  if (isOnce && isAny(sql, "SELECT 1 FROM discount_uses WHERE code = ? AND payment_id <> ?", code, payment_id))
    log({ level: "warn", event: "discount_used_again", payment: payment_id });
  const payload: UsedDiscount = { code };
  const id = `${accountOf(sql).id}/discount/${payment_id}`;
  enqueue(sql, { id, target: "site", kind: "discount_used", payload });
}

/** As a payment of the contract says it. */
export function discountIn(
  { discount_code: code, discount_percent: value_percentage, full_amount: amount }: DiscountColumns,
  currency: string,
): Pick<Payment, "discount"> {
  if (code === null || value_percentage === null || amount === null) return {};
  return { discount: { code, value_percentage, full_price: { amount, currency } } };
}
