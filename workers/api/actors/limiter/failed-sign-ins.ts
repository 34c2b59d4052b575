import { refuse, type Result } from "../../../../app/domain/result.ts";
import { clock } from "../../clock.ts";

const MINUTE = 60_000;
/** So many failed sign-ins of one address in so long a time (decision 0062). */
const MOST = 30;
export const FAILURES_REMEMBERED = 15 * MINUTE;
/** More rows than this in one object are made by made-up addresses: the oldest go. */
const ROWS = 20_000;

const schema = [
  "CREATE TABLE IF NOT EXISTS failures (id INTEGER PRIMARY KEY AUTOINCREMENT, visitor TEXT NOT NULL, at INTEGER NOT NULL)",
  "CREATE INDEX IF NOT EXISTS failures_by_visitor ON failures (visitor, at)",
  "CREATE INDEX IF NOT EXISTS failures_by_age ON failures (at)",
];

/** Counts a sign-in as failed until `forgetFailure` says otherwise: a hundred at once are a hundred. The value names it. */
export function beginSignIn(sql: SqlStorage, visitor: string): Result<number> {
  for (const statement of schema) sql.exec(statement);
  forgetOldFailures(sql);
  const { count, oldest } = sql
    .exec<{ count: number; oldest: number | null }>(
      "SELECT count(*) AS count, min(at) AS oldest FROM failures WHERE visitor = ?",
      visitor,
    )
    .one();
  if (count >= MOST) return refuse("too_many_attempts", { minutes: minutesLeft(oldest ?? clock.now()) });
  const { id } = sql
    .exec<{ id: number }>("INSERT INTO failures (visitor, at) VALUES (?, ?) RETURNING id", visitor, clock.now())
    .one();
  sql.exec("DELETE FROM failures WHERE id <= ?", id - ROWS);
  return { ok: true, value: id };
}

/** Takes back one failed attempt, by its row. */
export function forgetFailure(sql: SqlStorage, id: number): void {
  sql.exec("DELETE FROM failures WHERE id = ?", id);
}

/** Answers whether any are left. A clock that was set back forgets none: what lies ahead is remembered as long as what is new. */
export function forgetOldFailures(sql: SqlStorage): boolean {
  sql.exec("UPDATE failures SET at = ?1 WHERE at > ?1", clock.now());
  sql.exec("DELETE FROM failures WHERE at <= ?", clock.now() - FAILURES_REMEMBERED);
  return sql.exec("SELECT 1 FROM failures LIMIT 1").toArray().length > 0;
}

function minutesLeft(oldest: number): number {
  return Math.max(1, Math.ceil((oldest + FAILURES_REMEMBERED - clock.now()) / MINUTE));
}
