import {
  type Book,
  type ComparedSum,
  compareBooks,
  type PaymentDifference,
} from "../../../../../app/domain/money/compare-payments.ts";
import { DAY_MS, dayIn, startOfDay, utcDay } from "../../../../../app/domain/locale/day.ts";
import { SITE_TIME_ZONE } from "../../../../../app/domain/locale/format.ts";
import { clock } from "../../../clock.ts";
import { bookOf } from "./book-of-day.ts";
import type { ChangedPayment } from "./payment-records.ts";

/**
 * A row for each day (site's time zone, `YYYY-MM-DD`) whose payments are compared with the provider's. `try_at`: when they are next; null: done.
 * `result` is JSON (`DayResult`); null: the provider has not answered yet, or, without `try_at`, was left before it did. Times in milliseconds.
 */
export const reconciliationsSchema = [
  `CREATE TABLE reconciliations (
    day TEXT PRIMARY KEY,
    try_at INTEGER,
    attempts INTEGER NOT NULL DEFAULT 0,
    checked_at INTEGER,
    result TEXT
  ) WITHOUT ROWID`,
];

const HOUR = 3_600_000;

/** What was paid in the last minutes of a day may still be on its way to us. */
const AFTER_MIDNIGHT = HOUR;
/** So long after a late payment its day is compared once more. */
const LATE = 600_000;
/** The pauses while the provider does not answer; the last one again and again. */
const PAUSES = [300_000, 900_000, HOUR, 3 * HOUR, 12 * HOUR];
/** How many differences of a day are kept, of however many there are. */
const KEPT = 200;

interface DayResult {
  sums: ComparedSum[];
  /** The first 200. */
  differences: PaymentDifference[];
  count: number;
}

/** A day as operators see it. */
export interface Reconciliation extends DayResult {
  day: string;
  checked_at: number;
}

type Row = { day: string; checked_at: number; result: string };

/** Whatever moves money: its day is compared once it is over, again if it was already; from then on every day is. */
export function planReconciliation(sql: SqlStorage, changed: ChangedPayment): void {
  const { event, status, at } = changed;
  if (event === "refund_sent" || (event === undefined && ["completed", "charged_back"].includes(status)))
    planDay(sql, at);
  if (event === "refund_failed") planDay(sql, sentAt(sql, changed) ?? at);
}

/** A refund that came back is none at the provider any more: the day on which it was sent is compared once more. */
function sentAt(sql: SqlStorage, { member, payment_id, refund }: ChangedPayment): number | undefined {
  const query = `SELECT at FROM payment_changes JOIN payments ON number = payment
    WHERE member = ? AND payment_id = ? AND refund = ? AND payment_changes.status = 'refund_sent'`;
  return sql.exec<{ at: number }>(query, member, payment_id, refund ?? null).toArray()[0]?.at;
}

function planDay(sql: SqlStorage, at: number): void {
  const day = dayIn(SITE_TIME_ZONE, at);
  sql.exec(
    `INSERT INTO reconciliations (day, try_at) VALUES (?1, ?2) ON CONFLICT (day) DO UPDATE SET try_at = ?2, attempts = 0`,
    day,
    Math.max(overAt(day), clock.now() + LATE),
  );
}

/** When the next day is compared, or null. */
export function nextReconciliation(sql: SqlStorage): number | null {
  return sql.exec<{ next: number | null }>("SELECT min(try_at) AS next FROM reconciliations").one().next;
}

/** A day to be compared. Milliseconds; `until` is not in it; `again_at`: when it is tried again, unless this attempt succeeds. */
interface DueDay {
  day: string;
  from: number;
  until: number;
  again_at: number;
}

/** The earliest day that is due; its next attempt is planned, so a crash in the middle repeats it. Undefined: none. */
export function takeDueDay(sql: SqlStorage): DueDay | undefined {
  const query = "SELECT day, attempts FROM reconciliations WHERE try_at <= ? ORDER BY day LIMIT 1";
  const due = sql.exec<{ day: string; attempts: number }>(query, clock.now()).toArray()[0];
  if (!due) return undefined;
  const { day, attempts } = due;
  const again_at = clock.now() + (PAUSES[Math.min(attempts, PAUSES.length - 1)] ?? HOUR);
  sql.exec("UPDATE reconciliations SET attempts = attempts + 1, try_at = ? WHERE day = ?", again_at, day);
  return { day, ...timeOf(day), again_at };
}

/**
 * Keeps how our payments of a day stand beside the provider's, and plans the day after. Answers how many differ. What was heard while the
 * provider was asked is in our book and not in theirs: then the day stays planned, to be compared once more.
 */
export function keepReconciliation(sql: SqlStorage, { day, again_at, ...time }: DueDay, theirs: Book): number {
  const { sums, differences } = compareBooks(bookOf(sql, time), theirs);
  const result: DayResult = { sums, differences: differences.slice(0, KEPT), count: differences.length };
  sql.exec(
    "UPDATE reconciliations SET try_at = nullif(try_at, ?), checked_at = ?, result = ? WHERE day = ?",
    again_at,
    clock.now(),
    JSON.stringify(result),
    day,
  );
  const next = dayAfter(day);
  sql.exec("INSERT OR IGNORE INTO reconciliations (day, try_at) VALUES (?, ?)", next, overAt(next));
  return result.count;
}

/** Nobody has a record to compare with any more. Answers the days that were due and had something that a provider knew: they stay, and as differing where they differed. */
export function endReconciliations(sql: SqlStorage): string[] {
  const due = sql
    .exec<{ day: string }>("SELECT day FROM reconciliations WHERE try_at IS NOT NULL ORDER BY day")
    .toArray();
  const known = due.map(({ day }) => day).filter((day) => Object.values(bookOf(sql, timeOf(day))).flat().length > 0);
  const kept =
    "UPDATE reconciliations SET try_at = NULL, result = iif(result ->> 'count' > 0, result, NULL) WHERE day = ?";
  for (const day of known) sql.exec(kept, day);
  sql.exec("DELETE FROM reconciliations WHERE try_at IS NOT NULL AND result IS NULL");
  sql.exec("UPDATE reconciliations SET try_at = NULL WHERE try_at IS NOT NULL");
  return known;
}

/** Of the last 31 days those that nobody compares, as the site left their provider before it answered, the latest first. */
export function listUncompared(sql: SqlStorage): string[] {
  const query = "SELECT day FROM reconciliations WHERE result IS NULL AND try_at IS NULL AND day > ? ORDER BY day DESC";
  return sql
    .exec<{ day: string }>(query, firstListed())
    .toArray()
    .map(({ day }) => day);
}

/** Of the last 31 days those that were compared, the latest first. */
export function listReconciliations(sql: SqlStorage): Reconciliation[] {
  const rows = sql.exec<Row>(
    "SELECT day, checked_at, result FROM reconciliations WHERE result IS NOT NULL AND day > ? ORDER BY day DESC",
    firstListed(),
  );
  return rows
    .toArray()
    .map(({ day, checked_at, result }) => ({ day, checked_at, ...(JSON.parse(result) as DayResult) }));
}

/** The day before the first that the list has. */
function firstListed(): string {
  return dayIn(SITE_TIME_ZONE, clock.now() - 31 * DAY_MS);
}

function timeOf(day: string): { from: number; until: number } {
  return { from: startOfDay(SITE_TIME_ZONE, day), until: startOfDay(SITE_TIME_ZONE, dayAfter(day)) };
}

function overAt(day: string): number {
  return startOfDay(SITE_TIME_ZONE, dayAfter(day)) + AFTER_MIDNIGHT;
}

function dayAfter(day: string): string {
  return utcDay(Date.parse(`${day}T12:00:00Z`) + DAY_MS);
}
