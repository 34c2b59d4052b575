import type { Chat } from "../../../../../app/contract/conversations/conversations.ts";
import type { Card } from "../../../../../app/contract/people/profile.ts";
import { accept, type Result } from "../../../../../app/domain/result.ts";
import { instantOf } from "../../../clock.ts";
import { cardsFor } from "../people/relations.ts";
import { INSPECTION, inspectionOf } from "./undelivered/inspected-messages.ts";
import { WAITS_FOR, type WaitsFor, waitsForOf } from "./undelivered/waiting-messages.ts";
import type { ReadState } from "../engine/state.ts";

/** A list shows the beginning of the last message. */
const EXCERPT = 160;

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

/** The conversations, newest message first; answered from this one object. Spec §7. */
export function listChats(state: ReadState): Result<Chat[]> {
  const rows = state.sql
    .exec<Row>(
      `SELECT conversations.id, other, unread, substr(text, 1, ?) AS text, gift, photo, own, sent_at, opened_at, ${INSPECTION}, ${WAITS_FOR} FROM conversations
       JOIN messages ON position = (SELECT position FROM messages WHERE conversation = conversations.id
                                    ORDER BY sent_at DESC, id DESC LIMIT 1)
       WHERE removed = 0 ORDER BY sent_at DESC, conversations.id`,
      EXCERPT,
    )
    .toArray();
  const card = cardsFor(
    state,
    rows.map(({ other }) => other),
  );
  return accept(rows.map((row) => chatOf(row, card(row.other))));
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
