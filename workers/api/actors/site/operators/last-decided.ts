import type { QueueName } from "../../../../../app/contract/queue-names.ts";
import type { Undoable } from "../../../../../app/contract/operators.ts";
import { clock, instantOf } from "../../../clock.ts";
import { UNDO_FOR } from "./queue.ts";

/** What this operator decided last, while it can be taken back. */
export function lastDecided(sql: SqlStorage, operator: string): Undoable | undefined {
  const [item] = sql
    .exec<{ queue: QueueName; number: number; decided_at: number; decision: string }>(
      `SELECT queue, number, decided_at, decision FROM queue_items WHERE decided_by = ? AND decided_at > ?
       ORDER BY decided_at DESC, number DESC LIMIT 1`,
      operator,
      clock.now() - UNDO_FOR,
    )
    .toArray();
  if (!item) return undefined;
  const { queue, number, decision, decided_at } = item;
  const [action = ""] = decision.split(" ");
  return { queue, number, action, until: instantOf(decided_at + UNDO_FOR) };
}
