import type { DecisionAction } from "../../../../../../app/contract/operators/audit-actions.ts";
import { accept, refuse, type Result } from "../../../../../../app/domain/result.ts";
import { clock } from "../../../../clock.ts";
import type { Actor } from "../audit/audit.ts";
import { isPlanned, planDecision, type PlannedEvent, takeBack } from "../cases/planned-decisions.ts";
import { CLAIMED_FOR, claimedItem, isOwn, type QueueItem, selectItems, writeItemAudit } from "./queue.ts";

interface Decision {
  /** The number is of this queue, else nothing is decided. */
  queue: string;
  number: number;
  operator: Actor;
  /** What is written down, e.g. `approved`. */
  action: DecisionAction;
  why?: string | undefined;
  /** What the decision does, made of what it is about; it leaves after ten seconds. `sequence`: the order of all decisions. */
  events(item: QueueItem, sequence: number): PlannedEvent[];
}

/** Decides what this operator has claimed, else `not_claimed`. In the running transaction. */
export function decide(sql: SqlStorage, { queue, number, operator, action, why, events }: Decision): Result {
  const item = claimedItem(sql, { number, operator });
  if (item?.queue !== queue || item.excluded === operator.id) return refuse("not_claimed");
  if (isOwn(sql, number, operator)) return refuse("not_claimed");
  sql.exec(
    "UPDATE queue_items SET decided_by = ?, decided_at = ?, decision = ? WHERE number = ?",
    operator.id,
    clock.now(),
    action,
    number,
  );
  const sequence = writeItemAudit(sql, item, { operator, action, ...(why && { why }) });
  planDecision(sql, number, events(item, sequence));
  return accept();
}

interface Undoing {
  number: number;
  operator: Actor;
  /** The number is of this queue, where it is said. */
  queue?: string | undefined;
}

/** Takes back a decision of this operator while it has not left, else `too_late`: it is theirs to decide again. */
export function undo(sql: SqlStorage, { number, operator, queue }: Undoing): Result {
  const [item] = selectItems(sql, "number = ? AND decided_by = ?", number, operator.id);
  if (!item || (queue !== undefined && item.queue !== queue) || !isPlanned(sql, number)) return refuse("too_late");
  takeBack(sql, number);
  waitAgain(sql, item, { claimed_by: operator.id, claimed_until: clock.now() + CLAIMED_FOR });
  writeItemAudit(sql, item, { operator, action: "undone" });
  return accept();
}

/** What this operator decided came to nothing: it waits again, for anybody who may work on it. In the running transaction. */
export function putBack(
  sql: SqlStorage,
  { queue, ref, operator }: Pick<QueueItem, "queue" | "ref"> & { operator: Actor },
): void {
  const [item] = selectItems(sql, "queue = ? AND ref = ?", queue, ref);
  if (!item) return;
  waitAgain(sql, item, { claimed_by: null, claimed_until: 0 });
  writeItemAudit(sql, item, { operator, action: "put_back" });
}

function waitAgain(
  sql: SqlStorage,
  { number }: QueueItem,
  { claimed_by, claimed_until }: Pick<QueueItem, "claimed_by" | "claimed_until">,
): void {
  sql.exec(
    `UPDATE queue_items SET decided_by = NULL, decided_at = NULL, decision = NULL, claimed_by = ?, claimed_until = ?
     WHERE number = ?`,
    claimed_by,
    claimed_until,
    number,
  );
}
