import { isBeingDeleted } from "../deletion/deletion-row.ts";

/** Nobody sees the member, and what comes in waits: the account is being deleted, or it is suspended. */
export function isHidden(sql: SqlStorage): boolean {
  return isSuspended(sql) || isBeingDeleted(sql);
}

/** Is the account suspended or banned? */
export function isSuspended(sql: SqlStorage): boolean {
  return sql.exec<{ suspended: number }>("SELECT suspended FROM account").one().suspended === 1;
}
