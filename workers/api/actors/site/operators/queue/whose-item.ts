import { lasts } from "../../../../clock.ts";
import type { Actor } from "../audit/audit.ts";
import { CLAIMED_FOR, selectItems } from "./queue.ts";

/**
 * Why an item is not this operator's: they have decided on it, somebody else has it or has, or what they looked at is gone, so that
 * nobody decides on it; `again`: something else of the same member waits in that queue. Nothing where it is nobody's.
 */
export type WhoseItem = { by?: "you" } | { by: "other"; name: string } | { by: "nobody"; again: boolean };

/** Who decided on an item that this operator has no claim on, or works on it now. */
export function whoseItem(sql: SqlStorage, { number, operator }: { number: number; operator: Actor }): WhoseItem {
  const [item] = selectItems(sql, "number = ?", number);
  if (!item) return goneItem(sql, { number, operator });
  const works = lasts(item.claimed_until, CLAIMED_FOR) ? item.claimed_by : null;
  if (item.decided_by === operator.id) return { by: "you" };
  const whose = item.decided_by ?? works;
  if (!whose || whose === operator.id) return {};
  const named = "SELECT operator_name AS name FROM audit WHERE operator = ? ORDER BY number DESC LIMIT 1";
  const [row] = sql.exec<{ name: string }>(named, whose).toArray();
  return row ? { by: "other", name: row.name } : {};
}

/** The record knows what they looked at, and about whom it was while that member is there. */
function goneItem(sql: SqlStorage, { number, operator }: { number: number; operator: Actor }): WhoseItem {
  const looked = `SELECT queue, member FROM audit LEFT JOIN audit_subjects USING (subject)
    WHERE item = ? AND operator = ? AND action = 'looked' ORDER BY number DESC LIMIT 1`;
  const [last] = sql.exec<{ queue: string; member: string | null }>(looked, number, operator.id).toArray();
  if (!last) return {};
  const waits = "queue = ? AND member = ? AND decided_at IS NULL LIMIT 1";
  return { by: "nobody", again: selectItems(sql, waits, last.queue, last.member).length > 0 };
}
