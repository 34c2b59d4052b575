import type { GoneConversation } from "../../../../../../app/contract/safety/reports.ts";
import { DAY_MS } from "../../../../../../app/domain/locale/day.ts";
import { clock, instantOf } from "../../../../clock.ts";
import { eraseRows } from "../../../erase-rows.ts";
import { accountOf } from "../../account/account.ts";
import type { ReadState } from "../../engine/state.ts";
import { cachedProfile } from "../../people/cards/profile-cache.ts";
import { cardsFor } from "../../people/relations.ts";
import { UNDELIVERED } from "../undelivered/undelivered.ts";

/**
 * What two wrote to each other before their conversation went, whichever of them took it away: whoever threatens and then
 * blocks leaves it as evidence. Nothing shows it but the member's own export; a report or a complaint takes it along. With whom it was
 * the conversation's own row says, which stays: an erasure changes nothing here. Decision 0181.
 */
export const goneMessagesSchema = [
  `CREATE TABLE gone_messages (
    id TEXT PRIMARY KEY,
    conversation TEXT NOT NULL,
    own INTEGER NOT NULL,
    text TEXT NOT NULL,
    sent_at INTEGER NOT NULL,
    due INTEGER NOT NULL
  )`,
  "CREATE INDEX gone_messages_in_order ON gone_messages (conversation, sent_at, id)",
  "CREATE INDEX gone_messages_by_due ON gone_messages (due)",
] as const;

/** Written so lately, and kept for as long: milliseconds. */
const WITHIN = 30 * 24 * 60 * 60_000;
/** What is kept still, `?1` being now; what lies a day further ahead was set by a clock that was wrong, and is over. */
const KEPT = `due > ?1 AND due <= ?1 + ${WITHIN + DAY_MS}`;
/** All of that, and with whom it was (`other`). */
export const KEPT_GONE = `FROM gone_messages JOIN conversations ON conversations.id = gone_messages.conversation WHERE ${KEPT}`;
/** Each time that a conversation goes, the newest: each of them was paid for, or was an answer. */
const MOST = 200;
/** So many go into a case, the newest: with room to spare in the two megabytes that a row takes. */
const MOST_IN_CASE = 250;
/** Conversations that are offered, the latest first. */
const MOST_OFFERED = 50;

/**
 * The messages of these conversations (ids, as SQL with `?` for what follows) are about to go. Without a word of the other one there
 * is nothing to be evidence of; what was never delivered is nobody's, and a fictional profile complains about nobody.
 */
export function keepGone(sql: SqlStorage, conversations: string, ...given: unknown[]): void {
  if (accountOf(sql).fictional === 1) return;
  const going = sql.exec<{ id: string }>(`SELECT id FROM conversations WHERE id IN (${conversations})`, ...given);
  for (const { id } of going.toArray()) keepConversation(sql, id);
}

function keepConversation(sql: SqlStorage, conversation: string): void {
  const recent = `FROM messages WHERE conversation = ?1 AND sent_at > ?2`;
  const since = clock.now() - WITHIN;
  if (sql.exec(`SELECT 1 ${recent} AND own = 0 LIMIT 1`, conversation, since).toArray().length === 0) return;
  sql.exec(
    `INSERT OR IGNORE INTO gone_messages (id, conversation, own, text, gift, photo, sent_at, due)
     SELECT id, conversation, own, text, gift, photo, sent_at, ?3
     ${recent} AND id NOT IN (${UNDELIVERED})
     ORDER BY sent_at DESC, id DESC LIMIT ${MOST}`,
    conversation,
    since,
    clock.now() + WITHIN,
  );
}

/** The messages with these ids (as SQL with `?` for what follows) are back in their conversation. */
export function takeBackGone(sql: SqlStorage, messages: string, ...given: unknown[]): void {
  eraseGone(sql, `id IN (${messages})`, ...given);
}

/** With whom the member had a conversation that is gone, the latest first: the same whoever took it away, and why. */
export function listGone(state: ReadState): GoneConversation[] {
  const rows = state.sql
    .exec<{ conversation: string; other: string; at: number }>(
      `SELECT conversation, other, max(sent_at) AS at ${KEPT_GONE}
       GROUP BY conversation ORDER BY at DESC, conversation LIMIT ${MOST_OFFERED}`,
      clock.now(),
    )
    .toArray();
  const card = cardsFor(
    state,
    rows.map(({ other }) => other),
  );
  return rows.map(({ conversation, other, at }) => {
    const { id, name, deleted, fictional } = card(other);
    // Suspended or leaving is not deleted: who they were is known until they are erased.
    const known = deleted ? cachedProfile(state.sql, other)?.name : undefined;
    return {
      conversation: { id: conversation },
      profile: known === undefined ? { id, name, deleted, fictional } : { id, name: known, fictional },
      last_sent_at: instantOf(at),
    };
  });
}

/** One of them, as it was written. */
export type GoneMessage = {
  id: string;
  own: number;
  text: string;
  gift: string | null;
  photo: string | null;
  sent_at: number;
};

/** What is kept of a conversation that is gone, oldest first, and with whom it was; undefined without. */
export function goneIn(
  sql: SqlStorage,
  which: { conversation: string } | { other: string },
): { other: string; messages: GoneMessage[] } | undefined {
  const [column, value] = "other" in which ? ["other", which.other] : ["conversation", which.conversation];
  const rows = sql
    .exec<GoneMessage & { other: string }>(
      `SELECT gone_messages.id, own, text, gift, photo, sent_at, other ${KEPT_GONE} AND ${column} = ?2
       ORDER BY sent_at DESC, gone_messages.id DESC LIMIT ${MOST_IN_CASE}`,
      clock.now(),
      value,
    )
    .toArray()
    .toReversed();
  const [first] = rows;
  return first && { other: first.other, messages: rows.map(({ other: _same, ...message }) => message) };
}

/** When the next of it is over, `?1` being now: at once what is not kept any more. */
export const NEXT_GONE = `SELECT iif(EXISTS (SELECT 1 FROM gone_messages WHERE due > ?1 + ${WITHIN + DAY_MS}), ?1,
  (SELECT min(due) FROM gone_messages))`;

/** What is over goes. */
export function endGone(sql: SqlStorage): void {
  eraseGone(sql, `NOT (${KEPT})`, clock.now());
}

function eraseGone(sql: SqlStorage, where: string, ...given: unknown[]): void {
  eraseRows(sql, { table: "gone_messages", words: ["text"], where }, ...given);
}
