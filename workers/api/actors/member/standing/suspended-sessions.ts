import { refuse, type Result } from "../../../../../app/domain/result.ts";
import { hashOf } from "../../../signature.ts";
import { suspendedUntil } from "./sanctions.ts";

/** The sessions that a suspension or ban ended, by the hashes of their tokens, for as long as it counts. */
export const suspendedSessionsSchema = ["CREATE TABLE suspended_sessions (hash TEXT PRIMARY KEY) WITHOUT ROWID"];

/** Before all sessions end. */
export function keepSuspendedSessions(sql: SqlStorage): void {
  sql.exec("INSERT OR IGNORE INTO suspended_sessions SELECT hash FROM sessions");
}

/** The account is open again. */
export function dropSuspendedSessions(sql: SqlStorage): void {
  sql.exec("DELETE FROM suspended_sessions");
}

/** To whoever is not signed in with this token; `because` to who held a session that a suspension or ban ended (decision 0173). */
export function sessionRefusal(sql: SqlStorage, token: string): Result<never> {
  const held = sql.exec("SELECT 1 FROM suspended_sessions WHERE hash = ?", hashOf(token)).toArray().length > 0;
  const suspension = held ? suspendedUntil(sql) : undefined;
  if (!suspension) return refuse("authentication_required");
  return refuse("authentication_required", { because: suspension.banned ? "account_banned" : "account_suspended" });
}
