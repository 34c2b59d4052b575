import { type Chat, MOST_LISTED } from "../../../../../app/contract/conversations/conversations.ts";
import type { Card } from "../../../../../app/contract/people/profile.ts";
import { isSearched } from "../../../../../app/domain/name-search.ts";
import { searchedName } from "../../../../../app/domain/searched-name.ts";
import { accept, type Result } from "../../../../../app/domain/result.ts";
import { instantOf } from "../../../clock.ts";
import { cardsFor } from "../people/relations.ts";
import { INSPECTION, inspectionOf } from "./undelivered/inspected-messages.ts";
import { WAITS_FOR, type WaitsFor, waitsForOf } from "./undelivered/waiting-messages.ts";
import type { ReadState } from "../engine/state.ts";

/** A list shows the beginning of the last message. */
const EXCERPT = 160;

export interface ChatsQuery {
  /** Part of a name, as somebody types it. */
  name?: string | undefined;
}

type Row = {
  id: string;
  other: string;
  unread: number;
  text: string;
  gift: string | null;
  photo: string | null;
  own: number;
  sent_at: number;
  opened_at: number | null;
  inspection: string | null;
  waits_for: WaitsFor | null;
};

/**
 * The conversations, newest message first; answered from this one object. With `name` those with people of that name. One more than are
 * listed, where there are more. Spec §7.
 */
export function listChats(state: ReadState, { name }: ChatsQuery = {}): Result<Chat[]> {
  const rows = state.sql
    .exec<Row>(
      `SELECT conversations.id, other, unread, substr(text, 1, ?1) AS text, gift, photo, own, sent_at, opened_at, ${INSPECTION}, ${WAITS_FOR} FROM conversations
       JOIN messages ON position = (SELECT position FROM messages WHERE conversation = conversations.id
                                    ORDER BY sent_at DESC, id DESC LIMIT 1)
       WHERE removed = 0 AND (?2 IS NULL OR conversations.id IN (SELECT value FROM json_each(?2)))
       ORDER BY sent_at DESC, conversations.id LIMIT ?3`,
      EXCERPT,
      name === undefined ? null : JSON.stringify(withName(state.sql, name)),
      MOST_LISTED + 1,
    )
    .toArray();
  const card = cardsFor(
    state,
    rows.map(({ other }) => other),
  );
  return accept(rows.map((row) => chatOf(row, card(row.other))));
}

/** Conversations with people whose name this may be. Who is gone has none. */
function withName(sql: SqlStorage, typed: string): string[] {
  const people = sql.exec<{ id: string; name: string }>(
    `SELECT conversations.id, person ->> 'name' AS name FROM conversations
     JOIN profile_cache ON profile_cache.id = other WHERE removed = 0 AND deactivated = 0`,
  );
  return [...people].filter(({ name }) => isSearched(searchedName(name), typed)).map(({ id }) => id);
}

function chatOf(row: Row, profile: Card): Chat {
  const { id, unread, text, gift, photo, own, sent_at, opened_at } = row;
  const { inspection } = inspectionOf(row.inspection);
  return {
    conversation: { id },
    profile,
    num_unread_messages: unread,
    ...(opened_at !== null && { last_opened: instantOf(opened_at) }),
    last_message: {
      text,
      ...(gift && { gift }),
      ...(photo && { photo: true }),
      own: own === 1,
      sent_at: instantOf(sent_at),
      ...(inspection && { inspection }),
      ...waitsForOf(row.waits_for),
    },
  };
}
