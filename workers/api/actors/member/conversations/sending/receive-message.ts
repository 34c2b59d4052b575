import { settleAnswered } from "./held-messages.ts";
import { messagesWithIds } from "../messages.ts";
import { notify } from "../../notifications/notify.ts";
import { countUnread } from "../read.ts";
import { dropKeptCard } from "../../people/cards/kept-cards.ts";
import { cacheProfile } from "../../people/cards/profile-cache.ts";
import { isBlocked } from "../../people/blocks/blocked.ts";
import { cardFor } from "../../people/relations.ts";
import type { SentPayload } from "./dispatch.ts";
import { tellWaiting } from "../../fictional/waiting.ts";
import { first, type MemberState } from "../../engine/state.ts";

/**
 * A message arrives: own copy, unread count, open sockets. From somebody blocked nothing arrives (measures, sentence
 * 8).
 */
export function receiveMessage(state: MemberState, { conversation, message, from }: SentPayload): void {
  const { sql } = state;
  if (isBlocked(sql, from.id)) return;
  cacheProfile(sql, from);
  dropKeptCard(sql, from.id);
  sql.exec(
    `INSERT INTO conversations (id, other, opened_by_me, answered, last_at) VALUES (?1, ?2, 0, 1, ?3)
     ON CONFLICT (id) DO UPDATE SET removed = 0, answered = 1, last_at = max(last_at, ?3)`,
    conversation,
    from.id,
    message.sent_at,
  );
  const row = first(
    sql.exec<{ position: number }>(
      `INSERT OR IGNORE INTO messages (id, conversation, own, text, gift, photo, sent_at)
       VALUES (?, ?, 0, ?, ?, ?, ?) RETURNING position`,
      message.id,
      conversation,
      message.text,
      message.gift ?? null,
      message.photo ?? null,
      message.sent_at,
    ),
  );
  if (!row) return;
  countUnread(sql, conversation);
  tellWaiting(sql, conversation);
  for (const { message: shown } of messagesWithIds(state, [message.id]))
    state.frames.push({ kind: "message", conversation, profile: cardFor(state, from.id), message: shown });
  if (from.fictional) settleAnswered(state, { conversation, upTo: message.answers ?? message.sent_at });
  notify(state, { kind: isFirst(sql, conversation) ? "new_conversations" : "new_messages", from, conversation });
}

function isFirst(sql: SqlStorage, conversation: string): boolean {
  const messages = sql.exec("SELECT 1 FROM messages WHERE conversation = ? LIMIT 2", conversation);
  return messages.toArray().length === 1;
}
