import type { DecisionAction } from "../../../../../../app/contract/operators/audit-actions.ts";
import type { QueueName } from "../../../../../../app/contract/operators/queue-names.ts";
import type { Undoable } from "../../../../../../app/contract/operators/operators.ts";
import { clock, instantOf } from "../../../../clock.ts";
import { CAN_BE_UNDONE, DECIDED_ITEM } from "./planned-decisions.ts";

/** What this operator decided last, while it can be taken back. */
export function lastDecided(sql: SqlStorage, operator: string): Undoable | undefined {
  const [item] = sql
    .exec<{ queue: QueueName; number: number; due: number; action: DecisionAction }>(
      `SELECT queue, number, due, decision AS action FROM outbox JOIN queue_items ON number = ${DECIDED_ITEM}
       WHERE ${CAN_BE_UNDONE} AND decided_by = ?2 ORDER BY position DESC LIMIT 1`,
      clock.now(),
      operator,
    )
    .toArray();
  if (!item) return undefined;
  const { queue, number, action, due } = item;
  return { queue, number, action, until: instantOf(due) };
}
