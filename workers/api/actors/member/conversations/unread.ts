import type { MailPerson } from "../../../mails/mail-contents.ts";
import { cachedProfile } from "../people/cards/profile-cache.ts";
import { IS_NEW_LIKE } from "../people/likes/new-like.ts";

/** Somebody of whom something is unread or new. `id`: the conversation or the person; `count`: how much. */
export interface Unread {
  id: string;
  /** Whom it is from. */
  person: string;
  count: number;
  from: MailPerson;
}

/** Of these conversations those with unread messages, the latest first. */
export function unreadConversations(sql: SqlStorage, ids: readonly string[]): Unread[] {
  return sql
    .exec<{ id: string; other: string; unread: number }>(
      `SELECT id, other, unread FROM conversations WHERE id IN (SELECT value FROM json_each(?))
       AND removed = 0 AND unread > 0 ORDER BY last_at DESC`,
      JSON.stringify(ids),
    )
    .toArray()
    .map(({ id, other, unread }) => ({ id, person: other, count: unread, from: mailPersonOf(sql, other) }));
}

/** Of these people those whose like is still new, the latest first. */
export function newLikes(sql: SqlStorage, ids: readonly string[]): Unread[] {
  return sql
    .exec<{ other: string }>(
      `SELECT other FROM likes WHERE other IN (SELECT value FROM json_each(?)) AND ${IS_NEW_LIKE}
       ORDER BY received_at DESC`,
      JSON.stringify(ids),
    )
    .toArray()
    .map(({ other }) => ({ id: other, person: other, count: 1, from: mailPersonOf(sql, other) }));
}

/** When the oldest message that nobody has read was sent, in milliseconds. */
export function oldestUnread(sql: SqlStorage): number | undefined {
  return sql.exec<{ at: number | null }>(`SELECT min(sent_at) AS at ${UNREAD}`).one().at ?? undefined;
}

/** What came in since then and is still unread. */
export function unreadSince(sql: SqlStorage, since: number): { messages: number; likes: number } {
  const { messages } = sql
    .exec<{ messages: number }>(`SELECT count(*) AS messages ${UNREAD} AND sent_at >= ?`, since)
    .one();
  const { likes } = sql
    .exec<{ likes: number }>(`SELECT count(*) AS likes FROM likes WHERE ${IS_NEW_LIKE} AND received_at >= ?`, since)
    .one();
  return { messages, likes };
}

const UNREAD = `FROM messages JOIN conversations ON conversations.id = messages.conversation
  WHERE own = 0 AND removed = 0 AND messages.position > read_position`;

function mailPersonOf(sql: SqlStorage, id: string): MailPerson {
  const person = cachedProfile(sql, id);
  return { name: person?.name ?? "", fictional: person?.fictional ?? false };
}
