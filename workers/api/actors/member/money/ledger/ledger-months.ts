import { dayIn, startOfDay } from "../../../../../../app/domain/locale/day.ts";
import { clock } from "../../../../clock.ts";
import { accountOf } from "../../account/account.ts";
import { membersZone } from "../../account/members-zone.ts";
import { movementsBetween, type MovementsPage } from "./movements.ts";

/** So many are looked through, back from the newest: ten years. */
const MOST_MONTHS = 120;

/** Which movements: those of this month (`YYYY-MM`, else the newest that has any), earlier than `before` (as `next` said). */
export interface WhichMonth {
  month?: string | undefined;
  before?: number | undefined;
}

export interface MonthOfMovements extends MovementsPage {
  month: string;
  /** Those that have any, the newest first. */
  months: string[];
}

/** The movements of one month where the member lives, the latest first, and which other months there are. */
export function movementsInMonth(sql: SqlStorage, { before, ...which }: WhichMonth): MonthOfMovements {
  const zone = membersZone(accountOf(sql));
  const months = monthsWithMovements(sql, zone);
  const month = which.month ?? months[0] ?? monthIn(zone, clock.now());
  const [start, end] = [startOf(zone, month), startOf(zone, monthAfter(month, 1))];
  return { month, months, ...movementsBetween(sql, { start, end, before }) };
}

function monthsWithMovements(sql: SqlStorage, zone: string): string[] {
  const ends = "SELECT (SELECT min(at) FROM ledger) AS first, (SELECT max(at) FROM ledger) AS last";
  const { first, last } = sql.exec<{ first: number | null; last: number | null }>(ends).one();
  if (first === null || last === null) return [];
  const [oldest, newest] = [monthIn(zone, first), monthIn(zone, last)];
  const months = Array.from({ length: MOST_MONTHS }, (_, back) => monthAfter(newest, -back));
  const looked = months.filter((month) => month >= oldest);
  const starts = [monthAfter(newest, 1), ...looked].map((month) => startOf(zone, month));
  const spans = looked.map((month, at) => ({ month, start: starts[at + 1], end: starts[at] }));
  return sql
    .exec<{ month: string }>(
      `SELECT value ->> 'month' AS month FROM json_each(?)
       WHERE EXISTS (SELECT 1 FROM ledger WHERE at >= value ->> 'start' AND at < value ->> 'end') ORDER BY month DESC`,
      JSON.stringify(spans),
    )
    .toArray()
    .map(({ month }) => month);
}

/** The month (`YYYY-MM`) of a time (ms) in a zone. */
export function monthIn(zone: string, at: number): string {
  return dayIn(zone, at).slice(0, 7);
}

/** The month so many months later. */
export function monthAfter(month: string, months: number): string {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + months;
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, "0")}`;
}

/** When a month begins in a zone, in milliseconds. */
export function startOf(zone: string, month: string): number {
  return startOfDay(zone, `${month}-01`);
}
