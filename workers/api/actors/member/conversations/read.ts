import type { MessagesPage } from "../../../../../app/contract/conversations/conversations.ts";
import { accept, type Result } from "../../../../../app/domain/result.ts";
import { clock } from "../../../clock.ts";
import { enqueue } from "../../outbox.ts";
import { settingsIn } from "../account/account-settings.ts";
import { accountOf } from "../account/account.ts";
import { positionOf } from "./sending/delivered.ts";
import { conversationOf, findConversation, pageOfMessages, type Conversation, type MessagesQuery } from "./messages.ts";
import type { Person } from "../people/person.ts";
import { isErasedId } from "../deletion/erased-id.ts";
import { first, type MemberState, type ReadState } from "../engine/state.ts";
import { totalsOf } from "../engine/totals.ts";

const HOUR = 60 * 60_000;

/** A page of messages; with `mark_read` it opens the chat, whose unread count is 0 from then on. Spec §4. */
export function openMessages(state: MemberState, query: MessagesQuery, lookedUp?: Person): Result<MessagesPage> {
  const page = pageOfMessages(state, query, lookedUp);
  if (!page.ok || !query.mark_read) return page;
  const { id } = page.value.conversation;
  markRead(state, { conversation: id, position: Number.MAX_SAFE_INTEGER });
  state.sql.exec("UPDATE conversations SET opened_at = ? WHERE id = ?", clock.now(), id);
  return withTotals(state, page, query);
}

/** As `openMessages`, where it changes nothing. */
export function readMessages(state: ReadState, query: MessagesQuery, lookedUp?: Person): Result<MessagesPage> {
  return withTotals(state, pageOfMessages(state, query, lookedUp), query);
}

function withTotals({ sql }: ReadState, page: Result<MessagesPage>, { mark_read }: MessagesQuery) {
  return page.ok && mark_read ? accept({ ...page.value, totals: totalsOf(sql) }) : page;
}

/** Does this query open a chat in which something is unread, or another one than the last? Then it writes (decision 0101). */
export function opensAnew(sql: SqlStorage, query: MessagesQuery): boolean {
  const conversation = query.mark_read && conversationOf(sql, query);
  if (!conversation) return false;
  return isUnread(sql, conversation, Number.MAX_SAFE_INTEGER) || !wasOpenedLast(sql, conversation);
}

/** It is the one that was opened last, and that was lately: to the hour is exact enough, and reading it again writes nothing. */
function wasOpenedLast(sql: SqlStorage, { opened_at }: Conversation): boolean {
  if (opened_at === null || opened_at <= clock.now() - HOUR) return false;
  return sql.exec("SELECT 1 FROM conversations WHERE opened_at > ? LIMIT 1", opened_at).toArray().length === 0;
}

/** Is anything up to `position` unread, or the count of what is not in line with the messages? */
export function hasUnread(sql: SqlStorage, order: { conversation: string; position: number }): boolean {
  const conversation = findConversation(sql, order.conversation);
  return conversation !== undefined && isUnread(sql, conversation, order.position);
}

function isUnread(sql: SqlStorage, { id, unread, read_position }: Conversation, position: number): boolean {
  return unread > 0 || (lastReceived(sql, id, position)?.position ?? 0) > read_position;
}

/** What is unread in all conversations together. */
export function unreadTotal(sql: SqlStorage): { num_unread_messages: number } {
  return { num_unread_messages: totalsOf(sql).num_unread_messages };
}

/**
 * Seen up to `position`; what came in since stays unread. Never takes anything back. Answers what is unread in all
 * conversations together. Spec §4.
 */
export function markRead(
  state: MemberState,
  order: { conversation: string; position: number },
): Result<{ num_unread_messages: number }> {
  const { sql, frames } = state;
  const conversation = findConversation(sql, order.conversation);
  if (!conversation) return accept(unreadTotal(sql));
  const last = lastReceived(sql, conversation.id, order.position);
  if (last && last.position > conversation.read_position) {
    sql.exec("UPDATE conversations SET read_position = ? WHERE id = ?", last.position, conversation.id);
    frames.push({ kind: "totals" });
    tellReading(sql, conversation, last.id);
  }
  countUnread(sql, conversation.id);
  return accept(unreadTotal(sql));
}

/** Only what is there can be read: a position beyond it would hide messages that are still to come. */
function lastReceived(
  sql: SqlStorage,
  conversation: string,
  position: number,
): { id: string; position: number } | undefined {
  return first(
    sql.exec<{ id: string; position: number }>(
      "SELECT id, position FROM messages WHERE conversation = ? AND own = 0 AND position <= ? ORDER BY position DESC LIMIT 1",
      conversation,
      position,
    ),
  );
}

function tellReading(sql: SqlStorage, { id, other }: Conversation, message: string): void {
  if (isErasedId(other)) return;
  const account = accountOf(sql);
  if (!settingsIn(account).show_read) return;
  enqueue(sql, {
    id: `${account.id}/read/${message}`,
    target: `member:${other}`,
    kind: "read",
    payload: { conversation: id, message },
  });
}

/** Brings the conversation's count in line with its messages, and answers it. */
export function countUnread(sql: SqlStorage, conversation: string): number {
  return sql
    .exec<{ unread: number }>(
      `UPDATE conversations SET unread = (SELECT count(*) FROM messages
         WHERE conversation = conversations.id AND own = 0 AND position > read_position)
       WHERE id = ? RETURNING unread`,
      conversation,
    )
    .one().unread;
}

/** The other one has read the member's messages up to this one, which may be back before long (removed-messages.ts). */
export function receiveRead(
  { sql, frames }: MemberState,
  { conversation, message }: { conversation: string; message: string },
) {
  const read_by_other = positionOf(sql, message);
  if (read_by_other === undefined) return;
  const update = "UPDATE conversations SET read_by_other = ?1 WHERE id = ?2 AND read_by_other < ?1";
  const { rowsWritten } = sql.exec(update, read_by_other, conversation);
  // Kept, so that it shows once they show it themselves.
  if (rowsWritten === 0 || !settingsIn(accountOf(sql)).show_read) return;
  frames.push({ kind: "read", conversation, read_by_other });
}
