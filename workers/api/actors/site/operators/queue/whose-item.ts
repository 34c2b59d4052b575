import { lasts } from "../../../../clock.ts";
import type { Actor } from "../audit/audit.ts";
import { CLAIMED_FOR, selectItems } from "./queue.ts";

/** Why an item is not this operator's: they have decided on it, or somebody else has it or has. Nothing where it is gone or nobody's. */
export type WhoseItem = { by?: "you" } | { by: "other"; name: string };

/** Who decided on an item that this operator has no claim on, or works on it now. */
export function whoseItem(sql: SqlStorage, { number, operator }: { number: number; operator: Actor }): WhoseItem {
  const [item] = selectItems(sql, "number = ?", number);
  const works = item && lasts(item.claimed_until, CLAIMED_FOR) ? item.claimed_by : null;
  if (item?.decided_by === operator.id) return { by: "you" };
  const whose = item?.decided_by ?? works;
  if (!whose || whose === operator.id) return {};
  const named = "SELECT operator_name AS name FROM audit WHERE operator = ? ORDER BY number DESC LIMIT 1";
  const [row] = sql.exec<{ name: string }>(named, whose).toArray();
  return row ? { by: "other", name: row.name } : {};
}
