import type { Money } from "../../../../../app/contract/scalars.ts";
import type { OwnSpendingLimit } from "../../../../../app/contract/money/spending-limit.ts";
import {
  changeLimit,
  keepLimit,
  leftOf,
  limitNow,
  type SpendingLimit,
} from "../../../../../app/domain/money/spending-limit.ts";
import { accept, refuse, type Result } from "../../../../../app/domain/result.ts";
import { clock, instantOf } from "../../../clock.ts";
import { log } from "../../../log.ts";
import { accountOf } from "../account/account.ts";
import { membersZone } from "../account/members-zone.ts";
import { first } from "../engine/state.ts";
import { monthAfter, monthIn, startOf } from "./ledger/ledger-months.ts";
import { COUNTS } from "./refunds/refund-rows.ts";

/** One row: what the member set, as JSON of the domain's `SpendingLimit`. */
export const spendingLimitSchema = [
  "CREATE TABLE spending_limit (one INTEGER PRIMARY KEY CHECK (one = 1), value TEXT NOT NULL)",
];

function storedLimit(sql: SqlStorage): SpendingLimit {
  const row = first(sql.exec<{ value: string }>("SELECT value FROM spending_limit"));
  return row ? (JSON.parse(row.value) as SpendingLimit) : { limit: null, next: null };
}

/** As the contract says it, in the currency that the member is sold in. */
export function spendingLimitOf(sql: SqlStorage, currency: string): OwnSpendingLimit {
  const { limit, next } = limitNow(storedLimit(sql), clock.now());
  const { spent, open, until } = spentInMonth(sql, currency, clock.now());
  const left = leftOf(limit, spent);
  return {
    limit,
    next: next && { limit: next.limit, at: instantOf(next.at) },
    spent,
    open,
    left: left === null ? null : { amount: left, currency },
    until: instantOf(until),
  };
}

/** Lower at once, higher after a day; `keep`: none that was to come. */
export function setSpendingLimit(sql: SqlStorage, wanted: Money | null | "keep"): void {
  const [known, now] = [storedLimit(sql), clock.now()];
  const value = JSON.stringify(wanted === "keep" ? keepLimit(known, now) : changeLimit(known, wanted, now));
  sql.exec("INSERT OR REPLACE INTO spending_limit (one, value) VALUES (1, ?)", value);
}

/** Refuses an order that goes beyond the member's own limit; `spending_limit` says the limit, what is left and when it ends. */
export function withinLimit(sql: SqlStorage, price: Money): Result {
  const { limit } = limitNow(storedLimit(sql), clock.now());
  if (limit === null) return accept();
  const { spent, until, zone } = spentInMonth(sql, price.currency, clock.now());
  const left = leftOf(limit, spent) ?? 0;
  if (price.amount <= left) return accept();
  const rest = { amount: left, currency: price.currency };
  return refuse("spending_limit", { limit, left: rest, until: instantOf(until), time_zone: zone });
}

/**
 * An order that had ended can still be paid late, and counts in its own month (decision 0228). That it went beyond the member's own limit
 * somebody is to know.
 */
export function logLimitPassed(
  sql: SqlStorage,
  { payment_id, currency, created_at }: { payment_id: string; currency: string; created_at: number },
): void {
  const { limit } = limitNow(storedLimit(sql), clock.now());
  if (limit === null || limit.currency !== currency) return;
  if (spentInMonth(sql, currency, created_at).spent.amount > limit.amount)
    log({ level: "warn", event: "spending_limit_passed", payment: payment_id });
}

/** A debit is on its way to the bank by itself: nobody has to finish it. */
const UNFINISHED = "(status = 'pending' AND payment_method <> 'sdd')";

/**
 * Orders of the calendar month of that moment where the member lives: what is paid, and what is open and may still be paid. What went back, or goes
 * back, is not spent.
 */
function spentInMonth(sql: SqlStorage, currency: string, at: number): Spent {
  const zone = membersZone(accountOf(sql));
  const month = monthIn(zone, at);
  const until = startOf(zone, monthAfter(month, 1));
  const { amount, orders, open } = sql
    .exec<{ amount: number; orders: number; open: number }>(
      `SELECT coalesce(sum(amount - (SELECT coalesce(sum(refunds.amount), 0) FROM refunds
           WHERE refunds.payment_id = payments.payment_id AND refunds.${COUNTS})), 0) AS amount,
         coalesce(sum(${UNFINISHED}), 0) AS orders, coalesce(sum(iif(${UNFINISHED}, amount, 0)), 0) AS open
       FROM payments WHERE status IN ('pending', 'completed') AND currency = ?1 AND created_at >= ?2 AND created_at < ?3`,
      currency,
      startOf(zone, month),
      until,
    )
    .one();
  return { spent: { amount, currency }, open: { orders, amount: { amount: open, currency } }, until, zone };
}

interface Spent {
  spent: Money;
  /** What of it is not paid, and may still be. */
  open: { orders: number; amount: Money };
  until: number;
  zone: string;
}
