import { enqueue } from "../../outbox.ts";
import type { NothingWaits, WaitingMessage } from "../../site/operators/queue/fictional-queue.ts";
import { accountOf, nextNumber } from "../account/account.ts";
import { first } from "../engine/state.ts";

/** Of a fictional profile: what nobody has dealt with yet waits for an operator. Again changes nothing. */
export function tellWaiting(sql: SqlStorage, conversation: string): void {
  const { id, fictional } = accountOf(sql);
  const waiting = fictional === 1 ? firstUnread(sql, conversation) : undefined;
  if (!waiting) return;
  const { other, message, sent_at } = waiting;
  const payload: WaitingMessage = { fictional_id: id, member_id: other, message_id: message, at: sent_at };
  tellSite(sql, { kind: "fictional_message", payload });
}

/** The member left, or one of the two blocked the other; without `other`: the profile is hidden, and nothing waits for it. */
export function tellNothingWaits(sql: SqlStorage, other?: string): void {
  const { id, fictional } = accountOf(sql);
  if (fictional !== 1) return;
  const payload: NothingWaits = { fictional_id: id, ...(other !== undefined && { member_id: other }) };
  tellSite(sql, { kind: "fictional_gone", payload });
}

/** As `tellWaiting`, of the conversation with somebody who is back. */
export function tellWaitingFrom(sql: SqlStorage, other: string): void {
  const conversations = sql.exec<{ id: string }>("SELECT id FROM conversations WHERE other = ?", other);
  for (const { id } of conversations.toArray()) tellWaiting(sql, id);
}

/** As `tellWaiting`, of everybody: the profile is to be seen again. */
export function tellAllWaiting(sql: SqlStorage): void {
  if (accountOf(sql).fictional !== 1) return;
  const here = "other NOT IN (SELECT id FROM profile_cache WHERE deactivated = 1)";
  for (const { id } of sql.exec<{ id: string }>(`SELECT id FROM conversations WHERE ${here}`).toArray())
    tellWaiting(sql, id);
}

type Row = { other: string; message: string; sent_at: number };

function firstUnread(sql: SqlStorage, conversation: string): Row | undefined {
  return first(
    sql.exec<Row>(
      `SELECT other, messages.id AS message, sent_at FROM messages JOIN conversations ON conversations.id = conversation
       WHERE conversation = ? AND own = 0 AND position > read_position ORDER BY position LIMIT 1`,
      conversation,
    ),
  );
}

function tellSite(sql: SqlStorage, event: { kind: string; payload: unknown }): void {
  // Its name stays with the site, and says nothing of the member.
  enqueue(sql, { id: `${accountOf(sql).id}/waiting/${nextNumber(sql)}`, target: "site", ...event });
}
