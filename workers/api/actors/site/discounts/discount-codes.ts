import type { PaymentMethod } from "../../../../../app/contract/money/payments.ts";
import type { DiscountRules } from "../../../../../app/domain/discount.ts";
import { clock } from "../../../clock.ts";
import { eraseRows } from "../../erase-rows.ts";

/** Times are milliseconds, `paymentmethods` JSON. A code that is for one member goes with them, and so does what was done with it. */
export const discountCodesSchema = [
  `CREATE TABLE discount_codes (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    code TEXT NOT NULL UNIQUE,
    value_percentage INTEGER NOT NULL CHECK (value_percentage BETWEEN 1 AND 90),
    country TEXT,
    user_id TEXT,
    expires INTEGER,
    currency TEXT,
    minimum_order_value INTEGER,
    paymentmethods TEXT NOT NULL,
    validity TEXT NOT NULL CHECK (validity IN ('once_per_user', 'unlimited')),
    max_uses INTEGER,
    uses INTEGER NOT NULL DEFAULT 0,
    status TEXT NOT NULL CHECK (status IN ('active', 'stopped')),
    made_at INTEGER NOT NULL
  )`,
  `CREATE TABLE discount_changes (
    position INTEGER PRIMARY KEY AUTOINCREMENT,
    code TEXT NOT NULL,
    action TEXT NOT NULL CHECK (action IN ('made', 'stopped')),
    at INTEGER NOT NULL,
    operator TEXT NOT NULL,
    why TEXT NOT NULL
  )`,
  "CREATE INDEX discount_changes_by_code ON discount_changes (code)",
];

/** A code as it is stored. */
export type StoredDiscount = DiscountRules & { made_at: number };

/** What is given to make one. */
export type NewDiscount = Omit<DiscountRules, "uses" | "status" | "first_purchase">;

/** What was done with a code; `at`: milliseconds. */
export type DiscountChange = { action: "made" | "stopped"; at: number; operator: string; why: string };

type Row = Omit<StoredDiscount, "paymentmethods" | "first_purchase"> & { paymentmethods: string };

const COLUMNS = `code, value_percentage, country, user_id, expires, currency, minimum_order_value, paymentmethods, validity,
  max_uses, uses, status, made_at`;

/** By the code as `discountCodeOf` writes it. */
export function findDiscount(sql: SqlStorage, code: string): StoredDiscount | undefined {
  const row = sql.exec<Row>(`SELECT ${COLUMNS} FROM discount_codes WHERE code = ?`, code).toArray()[0];
  return row && storedDiscount(row);
}

/** A page of all codes, the latest first, from 1; and how many there are. */
export function listDiscountCodes(
  sql: SqlStorage,
  { page, size }: { page: number; size: number },
): { discounts: StoredDiscount[]; found: number } {
  const rows = sql.exec<Row>(
    `SELECT ${COLUMNS} FROM discount_codes ORDER BY number DESC LIMIT ? OFFSET ?`,
    size,
    (page - 1) * size,
  );
  const { found } = sql.exec<{ found: number }>("SELECT count(*) AS found FROM discount_codes").one();
  return { discounts: rows.toArray().map(storedDiscount), found };
}

function storedDiscount({ paymentmethods, ...row }: Row): StoredDiscount {
  return { ...row, paymentmethods: JSON.parse(paymentmethods) as PaymentMethod[] };
}

/** Adds one that is not there yet. */
export function addDiscount(sql: SqlStorage, discount: NewDiscount): void {
  sql.exec(
    `INSERT INTO discount_codes (code, value_percentage, country, user_id, expires, currency, minimum_order_value,
       paymentmethods, validity, max_uses, status, made_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'active', ?)`,
    discount.code,
    discount.value_percentage,
    discount.country,
    discount.user_id,
    discount.expires,
    discount.currency,
    discount.minimum_order_value,
    JSON.stringify(discount.paymentmethods),
    discount.validity,
    discount.max_uses,
    clock.now(),
  );
}

/** Has a code the same rules as one that is given? */
export function isSameDiscount(stored: StoredDiscount, given: NewDiscount): boolean {
  const { uses: _uses, status: _status, made_at: _made, first_purchase: _first, ...rules } = stored;
  return Object.entries(rules).every(
    ([name, value]) => JSON.stringify(value) === JSON.stringify(given[name as keyof NewDiscount]),
  );
}

/** From now on nobody orders with it. */
export function markStopped(sql: SqlStorage, code: string): void {
  sql.exec("UPDATE discount_codes SET status = 'stopped' WHERE code = ?", code);
}

/** Writes down what an operator did. */
export function noteDiscountChange(sql: SqlStorage, code: string, change: Omit<DiscountChange, "at">): void {
  sql.exec(
    "INSERT INTO discount_changes (code, action, at, operator, why) VALUES (?, ?, ?, ?, ?)",
    code,
    change.action,
    clock.now(),
    change.operator,
    change.why,
  );
}

/** What was done with a code, the latest first. */
export function discountHistory(sql: SqlStorage, code: string): DiscountChange[] {
  const query = "SELECT action, at, operator, why FROM discount_changes WHERE code = ? ORDER BY position DESC";
  return sql.exec<DiscountChange>(query, code).toArray();
}

/** Payload of the event `discount_used`: a payment with the code was completed. */
export interface UsedDiscount {
  code: string;
}

/** Counts a use. The time bonus is no code of the table: it has no number to keep to. */
export function countDiscountUse(sql: SqlStorage, { code }: UsedDiscount): void {
  sql.exec("UPDATE discount_codes SET uses = uses + 1 WHERE code = ?", code);
}

/** Codes that were for an erased member; a code itself may name them. */
export function forgetDiscounts(sql: SqlStorage, member: string): void {
  const theirs = "code IN (SELECT code FROM discount_codes WHERE user_id = ?)";
  eraseRows(sql, { table: "discount_changes", words: ["why"], where: theirs }, member);
  sql.exec("DELETE FROM discount_codes WHERE user_id = ?", member);
}
