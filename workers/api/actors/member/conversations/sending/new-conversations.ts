import type { MessagesPage } from "../../../../../../app/contract/conversations/conversations.ts";
import { newConversations, type Starter } from "../../../../../../app/domain/new-conversations.ts";
import { clock, instantOf } from "../../../../clock.ts";
import { accountOf } from "../../account/account.ts";

/** When the member began conversations within the last day (milliseconds), and with nobody's name. A block takes a conversation, not this. */
export const conversationStartsSchema = ["CREATE TABLE conversation_starts (at INTEGER NOT NULL)"];

const DAY = 24 * 60 * 60_000;

/** The member as the limits see them. */
export function starterIn(sql: SqlStorage): Starter {
  const { paid_user, signup_date: signed_up } = accountOf(sql);
  const now = clock.now();
  const { started } = sql
    .exec<{ started: number }>("SELECT count(*) AS started FROM conversations WHERE opened_by_me = 1")
    .one();
  // What was noted while the clock was ahead counts for nothing once it is set back.
  const lately = sql
    .exec<{ at: number }>("SELECT at FROM conversation_starts WHERE at > ? AND at <= ? ORDER BY at", now - DAY, now)
    .toArray()
    .map(({ at }) => at);
  return { paid_user: paid_user === 1, started, lately, signed_up, now };
}

/** What the page says before anything is written to somebody new. */
export function newConversationsLeft(sql: SqlStorage): NonNullable<MessagesPage["new_conversations"]> {
  const { until, ...left } = newConversations(starterIn(sql));
  return { ...left, ...(until !== undefined && { until: instantOf(until) }) };
}

/** The member begins one now. In the running transaction. */
export function noteStart(sql: SqlStorage): void {
  sql.exec("DELETE FROM conversation_starts WHERE at <= ?", clock.now() - DAY);
  sql.exec("INSERT INTO conversation_starts (at) VALUES (?)", clock.now());
}
