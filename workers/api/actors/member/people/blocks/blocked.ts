import { accept, refuse, type Result } from "../../../../../../app/domain/result.ts";
import { first } from "../../engine/state.ts";

/** Of `blocks`: who must not be seen, whoever blocked whom, as SQL. */
export const BLOCKED = "(by_me = 1 OR by_them = 1)";

/** Has one of the two blocked the other? */
export function isBlocked(sql: SqlStorage, other: string): boolean {
  return sql.exec(`SELECT 1 FROM blocks WHERE other = ? AND ${BLOCKED}`, other).toArray().length > 0;
}

/** Does the member block this person? */
export function hasBlocked(sql: SqlStorage, other: string): boolean {
  return sql.exec("SELECT 1 FROM blocks WHERE other = ? AND by_me = 1", other).toArray().length > 0;
}

/**
 * May the member write to somebody, like them or read what the two wrote? `blocked` when the member blocked them; who was
 * blocked gets `not_found`, as for an id that nobody has: they are not told (spec §4).
 */
export function mayContact(sql: SqlStorage, other: string): Result {
  const row = first(sql.exec<{ by_me: number }>(`SELECT by_me FROM blocks WHERE other = ? AND ${BLOCKED}`, other));
  if (!row) return accept();
  return refuse(row.by_me === 1 ? "blocked" : "not_found");
}
