import { accept, type Result } from "../../../../../../app/domain/result.ts";
import { clock } from "../../../../clock.ts";
import { eraseRows } from "../../../erase-rows.ts";
import { enqueue, IS_PLANNED, type OutboxEvent } from "../../../outbox.ts";

/** So long what a decision does lies in the outbox, and can be taken back. Milliseconds. */
export const UNDO_FOR = 10_000;
const PREFIX = "decision/";

/** What the ids of a decision's events begin with, by the item's number. */
const decisionOf = (number: number) => `${PREFIX}${number}/`;

/** The item's number, of an event's id; as SQL, of `outbox`. */
export const DECIDED_ITEM = `CAST(substr(id, ${PREFIX.length + 1}) AS INTEGER)`;

/** A decision that can still be taken back, as SQL, of `outbox`; `?1` is now. */
export const CAN_BE_UNDONE = `id GLOB '${PREFIX}*' AND ${IS_PLANNED}`;

export type PlannedEvent = Pick<OutboxEvent, "target" | "kind" | "payload">;

/** What was decided on an item leaves after ten seconds. */
export function planDecision(sql: SqlStorage, number: number, events: PlannedEvent[]): void {
  for (const [index, event] of events.entries())
    enqueue(sql, { ...event, id: `${decisionOf(number)}${clock.now()}/${index}` }, UNDO_FOR);
}

/** Has nothing of it left? The outbox is asked, not the clock: that may have been set back. */
export function isPlanned(sql: SqlStorage, number: number): boolean {
  const planned = `SELECT 1 FROM outbox WHERE ${CAN_BE_UNDONE} AND ${DECIDED_ITEM} = ?2`;
  return sql.exec(planned, clock.now(), number).toArray().length > 0;
}

/** Of `queue_items`: what was decided on it has not been carried out, whether or not its ten seconds are over; as SQL. */
export const IS_UNSETTLED = `number IN (SELECT ${DECIDED_ITEM} FROM outbox WHERE id GLOB '${PREFIX}*' AND kind = 'case_settled')`;

/** What was decided on this does not wait any longer. */
export function sendNow(sql: SqlStorage, number: number): Result {
  sql.exec("UPDATE outbox SET due = ? WHERE id GLOB ?", clock.now(), `${decisionOf(number)}*`);
  return accept();
}

/** What was decided does not leave; of its words nothing stays. */
export function takeBack(sql: SqlStorage, number: number): void {
  eraseRows(sql, { table: "outbox", words: ["payload"], where: "id GLOB ?" }, `${decisionOf(number)}*`);
}
