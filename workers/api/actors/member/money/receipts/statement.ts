import { clock } from "../../../../clock.ts";
import type { MailContents } from "../../../../mails/mail-contents.ts";
import { accountOf } from "../../account/account.ts";
import { disabledReasons } from "../../account/account-settings.ts";
import { membersZone } from "../../account/members-zone.ts";
import { first, type MemberState } from "../../engine/state.ts";
import { enqueueMail } from "../../notifications/mails.ts";
import { isHidden } from "../../standing/hidden.ts";
import { monthAfter, monthIn, startOf } from "../ledger/ledger-months.ts";
import { changeOf, type LedgerEntry } from "../ledger/wallet.ts";

/** So long after a month has ended (ms) its statement leaves: in the morning of the first day. */
const AFTER_MONTH = 9 * 60 * 60_000;

/** One row while the member wants a statement each month: the last month (`YYYY-MM`) that is settled, and when to look again (ms). */
export const statementsSchema = [
  "CREATE TABLE statements (id INTEGER PRIMARY KEY CHECK (id = 1), month TEXT NOT NULL, due INTEGER NOT NULL)",
];

type Plan = { month: string; due: number };

/** When the next statement is due (a job's `next`). */
export const NEXT_STATEMENT = "SELECT min(due) FROM statements";

/** Does the member want one? Off unless they switched it on. Decision 0226. */
export function wantsStatement(sql: SqlStorage): boolean {
  return planIn(sql) !== undefined;
}

/** The first one is of the month in which it is switched on. */
export function switchStatement(sql: SqlStorage, on: boolean): void {
  if (on === wantsStatement(sql)) return;
  if (on) plan(sql, monthAfter(thisMonth(sql), -1));
  else sql.exec("DELETE FROM statements");
}

/** Mails the month that has ended, once; a month in which nothing happened is not spoken of, nor are months that were missed. */
export function sendStatement(state: Pick<MemberState, "sql" | "env">): void {
  const { sql, env } = state;
  const planned = planIn(sql);
  if (!planned || planned.due > clock.now()) return;
  const month = monthAfter(thisMonth(sql), -1);
  // Who moved west since lives in the month before still; a clock that ran ahead said too much already.
  if (month <= planned.month) return plan(sql, planned.month);
  plan(sql, month);
  const contents = statementOf(sql, month);
  if (!contents || isHidden(sql) || disabledReasons(sql).length > 0) return;
  enqueueMail(state, {
    kind: "statement",
    contents: { ...contents, link: `${env.PUBLIC_ORIGIN}/transactions?month=${month}` },
  });
}

/** What came and went in one month where the member lives, by kind; undefined: nothing. */
function statementOf(sql: SqlStorage, month: string): Omit<MailContents["statement"], "link"> | undefined {
  const zone = membersZone(accountOf(sql));
  const query = "SELECT * FROM ledger WHERE at >= ? AND at < ? ORDER BY at, position";
  const entries = sql
    .exec<LedgerEntry>(query, startOf(zone, month), startOf(zone, monthAfter(month, 1)))
    .toArray()
    .filter((entry) => changeOf(entry) !== 0);
  const [earliest, latest] = [entries[0], entries.at(-1)];
  if (!earliest || !latest) return undefined;
  const kinds = Map.groupBy(entries, ({ kind }) => kind);
  const lines = [...kinds].map(([kind, all]) => {
    return { kind, count: all.length, change: all.reduce((sum, entry) => sum + changeOf(entry), 0) };
  });
  return { month, opening: earliest.balance - changeOf(earliest), closing: latest.balance, lines };
}

function planIn(sql: SqlStorage): Plan | undefined {
  return first(sql.exec<Plan>("SELECT month, due FROM statements"));
}

/** `month` is settled: the next look is after the end of the one that runs now. */
function plan(sql: SqlStorage, month: string): void {
  const due = startOf(membersZone(accountOf(sql)), monthAfter(thisMonth(sql), 1)) + AFTER_MONTH;
  sql.exec("INSERT OR REPLACE INTO statements (id, month, due) VALUES (1, ?, ?)", month, due);
}

function thisMonth(sql: SqlStorage): string {
  return monthIn(membersZone(accountOf(sql)), clock.now());
}
