import { accept, type Result } from "../../../../app/domain/result.ts";
import { enqueue } from "../outbox.ts";
import { accountOf } from "./account.ts";
import {
  findConversation,
  pageOfMessages,
  type Conversation,
  type MessagesPage,
  type MessagesQuery,
} from "./messages.ts";
import type { Person } from "./person.ts";
import { isPlaceholder } from "./placeholder.ts";
import { first, type MemberState } from "./state.ts";
import { totalsOf } from "./totals.ts";

/** A page of messages; with `mark_read` it opens the chat, whose unread count is 0 from then on. Spec §4. */
export function openMessages(state: MemberState, query: MessagesQuery, stranger?: Person): Result<MessagesPage> {
  const page = pageOfMessages(state, query, stranger);
  if (!page.ok || !query.mark_read) return page;
  markRead(state, { conversation: page.value.conversation.id, position: Number.MAX_SAFE_INTEGER });
  return accept({ ...page.value, totals: totalsOf(state.sql) });
}

/**
 * Seen up to `position`; what came in since stays unread. Never takes anything back. Answers what is unread in all
 * conversations together. Spec §4.
 */
export function markRead(
  state: MemberState,
  order: { conversation: string; position: number },
): Result<{ num_unread_messages: number }> {
  const { sql, notices } = state;
  const conversation = findConversation(sql, order.conversation);
  const answer = () => accept({ num_unread_messages: totalsOf(sql).num_unread_messages });
  if (!conversation) return answer();
  const last = lastReceived(sql, conversation.id, order.position);
  if (last && last.position > conversation.read_position) {
    sql.exec("UPDATE conversations SET read_position = ? WHERE id = ?", last.position, conversation.id);
    notices.push({ kind: "totals" });
    tellReading(sql, conversation, last.id);
  }
  countUnread(sql, conversation.id);
  return answer();
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
  if (isPlaceholder(other)) return;
  const account = accountOf(sql);
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

/** The other one has read the member's messages up to this one. */
export function receiveRead({ sql, notices }: MemberState, payload: { conversation: string; message: string }): void {
  const updated = first(
    sql.exec<{ read_by_other: number }>(
      `UPDATE conversations SET read_by_other = (SELECT position FROM messages WHERE id = ?1)
       WHERE id = ?2 AND read_by_other < (SELECT position FROM messages WHERE id = ?1) RETURNING read_by_other`,
      payload.message,
      payload.conversation,
    ),
  );
  if (updated) notices.push({ kind: "read", conversation: payload.conversation, read_by_other: updated.read_by_other });
}
