import { accountOf } from "./account.ts";
import { messageOf } from "./messages.ts";
import { countUnread } from "./read.ts";
import { cardFor, isBlocked, rememberPerson } from "./relations.ts";
import type { SentPayload } from "./send.ts";
import { first, type MemberState } from "./state.ts";

/**
 * A message arrives: own copy, unread count, open sockets. From somebody blocked nothing arrives (measures, sentence
 * 8). Until the member's address is confirmed it waits, unseen and uncounted (spec §4).
 */
export function receiveMessage(state: MemberState, payload: SentPayload): void {
  const { sql } = state;
  if (isBlocked(sql, payload.from.id)) return;
  if (accountOf(sql).status === "confirmed") keepReceived(state, payload);
  else sql.exec("INSERT INTO held (payload) VALUES (?)", JSON.stringify(payload));
}

/** Shows what waited, in the order in which it came. */
export function releaseHeld(state: MemberState): void {
  const held = state.sql.exec<{ payload: string }>("SELECT payload FROM held ORDER BY position").toArray();
  for (const { payload } of held) receiveMessage(state, JSON.parse(payload) as SentPayload);
  state.sql.exec("DELETE FROM held");
}

function keepReceived(state: MemberState, { conversation, message, from }: SentPayload): void {
  const { sql } = state;
  rememberPerson(sql, from);
  sql.exec(
    `INSERT INTO conversations (id, other, opened_by_me, last_at) VALUES (?1, ?2, 0, ?3)
     ON CONFLICT (id) DO UPDATE SET removed = 0, last_at = max(last_at, ?3)`,
    conversation,
    from.id,
    message.sent_at,
  );
  const row = first(
    sql.exec<{ position: number }>(
      "INSERT OR IGNORE INTO messages (id, conversation, own, text, sent_at) VALUES (?, ?, 0, ?, ?) RETURNING position",
      message.id,
      conversation,
      message.text,
      message.sent_at,
    ),
  );
  if (!row) return;
  countUnread(sql, conversation);
  const shown = messageOf({ ...message, ...row, client_id: null, own: 0 });
  state.notices.push({ kind: "message", conversation, profile: cardFor(state, from.id), message: shown });
}
