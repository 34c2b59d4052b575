import type { Message } from "../../../../../../app/contract/conversations/message.ts";
import { clock } from "../../../../clock.ts";
import { first } from "../../engine/state.ts";

/**
 * Own messages that are not delivered and not paid for yet, because something else comes first (pass-on.ts). Their words are in
 * `messages`. Decision 0209.
 */
export const waitingMessagesSchema = [
  // `waits_for`: address (the writer's is not confirmed) or photo (its picture is not ready). `at`: when it began to wait, in milliseconds; nothing reads it, the order is that of `messages`.
  `CREATE TABLE waiting_messages (
    id TEXT PRIMARY KEY,
    client_id TEXT NOT NULL,
    cost INTEGER NOT NULL,
    hold_hours INTEGER NOT NULL,
    at INTEGER NOT NULL,
    waits_for TEXT NOT NULL CHECK (waits_for IN ('address', 'photo'))
  )`,
];

/** What a message waits for, before somebody may have to read it. */
export type WaitsFor = NonNullable<Message["waits_for"]>;

/** A message that is not delivered yet, and what it costs once it is (credits). */
export type Undelivered = {
  id: string;
  client_id: string;
  cost: number;
  hold_hours: number;
};

export type WaitingMessage = Undelivered & { waits_for: WaitsFor };

/** Of `messages`: what the message waits for, as SQL; NULL for one that does not. */
export const WAITS_FOR =
  "(SELECT waits_for FROM waiting_messages WHERE waiting_messages.id = messages.id) AS waits_for";

/** The contract's field, from the column `WAITS_FOR`. */
export function waitsForOf(column: WaitsFor | null): Pick<Message, "waits_for"> {
  return column === null ? {} : { waits_for: column };
}

/** As `waitsForOf`, of one message. */
export function waitsForOfMessage(sql: SqlStorage, id: string): Pick<Message, "waits_for"> {
  const query = "SELECT waits_for FROM waiting_messages WHERE id = ?";
  return waitsForOf(first(sql.exec<{ waits_for: WaitsFor }>(query, id))?.waits_for ?? null);
}

/** It waits from now on. */
export function keepWaiting(sql: SqlStorage, { id, client_id, cost, hold_hours, waits_for }: WaitingMessage): void {
  sql.exec(
    "INSERT INTO waiting_messages (id, client_id, cost, hold_hours, at, waits_for) VALUES (?, ?, ?, ?, ?, ?)",
    id,
    client_id,
    cost,
    hold_hours,
    clock.now(),
    waits_for,
  );
}

/** All that wait, in the order in which they were written; not those whose conversation is removed and may come back. */
export function waitingMessages(sql: SqlStorage): WaitingMessage[] {
  return sql
    .exec<WaitingMessage>(
      `SELECT waiting_messages.id, waiting_messages.client_id, cost, hold_hours, waits_for
       FROM waiting_messages JOIN messages ON messages.id = waiting_messages.id ORDER BY position`,
    )
    .toArray();
}

/** What all of them cost together (credits), also those that may come back. */
export function waitingCosts(sql: SqlStorage): number {
  return sql.exec<{ costs: number }>("SELECT coalesce(sum(cost), 0) AS costs FROM waiting_messages").one().costs;
}

/** They do not wait any more: they moved on, or are gone. `messages`: their ids, as SQL with `?` for what follows. */
export function dropWaiting(sql: SqlStorage, messages: string, ...given: unknown[]): void {
  sql.exec(`DELETE FROM waiting_messages WHERE id IN (${messages})`, ...given);
}
