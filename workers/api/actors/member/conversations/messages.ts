import type { MessagesPage } from "../../../../../app/contract/conversations/conversations.ts";
import type { Message } from "../../../../../app/contract/conversations/message.ts";
import type { ReplyOf } from "../../../../../app/contract/endpoint.ts";
import type { showMessagePhoto } from "../../../../../app/contract/conversations/message-photos.ts";
import { cautionsIn } from "../../../../../app/domain/safety/cautions.server.ts";
import { accept, refuse, type Result } from "../../../../../app/domain/result.ts";
import { historyStart } from "../../../../../app/domain/chat-history.ts";
import { clock, instantOf } from "../../../clock.ts";
import { conversationIdOf } from "../../../ids.ts";
import { accountOf } from "../account/account.ts";
import { settingsIn } from "../account/account-settings.ts";
import { INSPECTION, inspectionOf, isConversationInspected } from "./undelivered/inspected-messages.ts";
import { PHOTO, photoOf } from "./sending/message-photos.ts";
import { HOLD, holdOf } from "../money/ledger/held-credits.ts";
import { lastPrice } from "../money/payments/last-price.ts";
import { promisedTo } from "../money/ledger/promised-credits.ts";
import { newConversationsLeft } from "./sending/new-conversations.ts";
import { WAITS_FOR, type WaitsFor, waitsForOf } from "./undelivered/waiting-messages.ts";
import type { Person } from "../people/person.ts";
import { isErasedId } from "../deletion/erased-id.ts";
import { relatedProfile } from "../people/cards/profile-cache.ts";
import { mayContact } from "../people/blocks/blocked.ts";
import { cardFor } from "../people/relations.ts";
import { first, type ReadState } from "../engine/state.ts";

/** The member's side of a conversation. */
export type Conversation = {
  id: string;
  other: string;
  opened_by_me: number;
  /** 1: something that the member wrote has left, whether or not any of it is still there. */
  written: number;
  removed: number;
  unread: number;
  /** Positions up to here are read. */
  read_position: number;
  read_by_other: number;
  delivered_by_other: number;
  /** The latest `sent_at` there ever was; the next message comes after it. */
  last_at: number;
  /** When the member last opened it, milliseconds. */
  opened_at: number | null;
};

type MessageRow = {
  position: number;
  id: string;
  client_id: string | null;
  own: number;
  text: string;
  gift: string | null;
  sent_at: number;
  /** JSON (held-credits.ts). */
  hold: string | null;
  /** JSON (inspected-messages.ts). */
  inspection: string | null;
  /** JSON (message-photos.ts). */
  photo_state: string | null;
  waits_for: WaitsFor | null;
};

export interface MessagesQuery {
  conversation?: string;
  with?: string;
  before?: number;
  after?: number;
  limit: number;
  /** What is there counts as read from now on (spec §4). */
  mark_read?: "1";
  /** For how many months a free member sees what was written (setting history_months); 0, or left out, is without a limit. */
  history_months?: number;
}

/** One conversation's row; undefined when there is none. */
export function findConversation(sql: SqlStorage, id: string): Conversation | undefined {
  return first(sql.exec<Conversation>("SELECT * FROM conversations WHERE id = ?", id));
}

/** The contract's message. `secret`: `env.PHOTO_SECRET`. */
function messageOf(row: MessageRow, secret: string): Message {
  const { id, client_id, position, text, gift } = row;
  const photo = photoOf(row.photo_state, { secret });
  return {
    id,
    ...(client_id && { client_id }),
    own: row.own === 1,
    text,
    ...(gift && { gift }),
    ...(photo && { photo }),
    sent_at: instantOf(row.sent_at),
    position,
    ...stateOf(row),
    ...cautionsOf(row),
  };
}

/** Judged whenever it is read, so that better lists of words hold for what was written before; it costs some microseconds. */
function cautionsOf({ own, text }: MessageRow): Pick<Message, "cautions"> {
  const cautions = own === 1 ? [] : cautionsIn(text);
  return cautions.length > 0 ? { cautions } : {};
}

function stateOf({ hold, inspection, waits_for }: MessageRow): Partial<Message> {
  return { ...holdOf(hold), ...inspectionOf(inspection), ...waitsForOf(waits_for) };
}

const COLUMNS = `position, id, client_id, own, text, gift, sent_at, ${HOLD}, ${INSPECTION}, ${WAITS_FOR}, ${PHOTO}`;

/** These messages, wherever they were written; those that were removed are left out. */
export function messagesWithIds(
  { sql, env }: ReadState,
  ids: readonly string[],
): { conversation: string; message: Message }[] {
  return sql
    .exec<MessageRow & { conversation: string }>(
      `SELECT conversation, ${COLUMNS} FROM messages WHERE id IN (SELECT value FROM json_each(?)) ORDER BY position`,
      JSON.stringify(ids),
    )
    .toArray()
    .map((row) => ({ conversation: row.conversation, message: messageOf(row, env.PHOTO_SECRET) }));
}

/**
 * One page, oldest first. The order is the time of sending, then the id: the same on both sides. `after` is by arrival
 * (what is new here), `before` by that order (what is older than the named message). `lookedUp`: the other one, where
 * the member has nothing to do with them yet.
 */
export function pageOfMessages(state: ReadState, query: MessagesQuery, lookedUp?: Person): Result<MessagesPage> {
  const { sql } = state;
  const conversation = conversationOf(sql, query);
  const other = query.with ?? conversation?.other;
  if (other === undefined || other === accountOf(sql).id) return refuse("not_found");
  const allowed = mayContact(sql, other);
  if (!allowed.ok) return allowed;
  const person = isErasedId(other) ? undefined : (lookedUp ?? relatedProfile(sql, other));
  if (!person && !(isErasedId(other) && conversation)) return refuse("not_found");
  const id = conversation?.id ?? conversationIdOf(accountOf(sql).id, other);
  const since = shownSince(sql, query);
  const rows = selectMessages(sql, id, { ...query, since });
  const isHistoryKept = isOlderKept(sql, id, since);
  return accept({
    conversation: { id },
    profile: cardFor(state, other, lookedUp),
    messages: rows.slice(-query.limit).map((row) => messageOf(row, state.env.PHOTO_SECRET)),
    more: rows.length > query.limit,
    ...(isHistoryKept && { history: { months: query.history_months ?? 0 } }),
    num_unread_messages: conversation?.unread ?? 0,
    ...signsOf(sql, conversation),
    ...(isConversationInspected(sql, id) && { inspected: true }),
    ...(accountOf(sql).status !== "confirmed" && { unconfirmed: { credits: promisedTo(sql) } }),
    ...(query.after === undefined && lastPrice(sql)),
    ...(isEmpty(query, rows) && !isHistoryKept && person && { interests: sharedFirst(sql, person) }),
    ...(conversation?.written === 0 && { stranger: true }),
    ...(!conversation && { new_conversations: newConversationsLeft(sql) }),
  });
}

/** Who hides that they read sees neither sign of others. */
function signsOf(sql: SqlStorage, conversation: Conversation | undefined) {
  const { read_by_other = 0, delivered_by_other = 0 } = settingsIn(accountOf(sql)).show_read
    ? (conversation ?? {})
    : {};
  return { read_by_other, delivered_by_other };
}

/** Which message's photo is asked for. */
export type PhotoQuery = { message: string } & Pick<MessagesQuery, "history_months">;

/** One photo of the member's own copy, with the largest there is; of what is not shown to them any more none. */
export function askedPhoto(state: ReadState, query: PhotoQuery): Result<ReplyOf<typeof showMessagePhoto>> {
  const { sql, env } = state;
  const row = first(
    sql.exec<MessageRow & { other: string }>(
      `SELECT ${COLUMNS}, (SELECT other FROM conversations WHERE conversations.id = messages.conversation) AS other
       FROM messages WHERE id = ? AND sent_at >= ?`,
      query.message,
      shownSince(sql, query),
    ),
  );
  const photo = photoOf(row?.photo_state ?? null, { secret: env.PHOTO_SECRET, asked: true });
  if (!row || !photo) return refuse("not_found");
  const allowed = mayContact(sql, row.other);
  if (!allowed.ok) return allowed;
  return accept({ profile: cardFor(state, row.other), message: messageOf(row, env.PHOTO_SECRET), photo });
}

/** Nothing was written yet, or it was removed. */
function isEmpty({ before, after }: MessagesQuery, rows: readonly MessageRow[]): boolean {
  return rows.length === 0 && before === undefined && after === undefined;
}

function sharedFirst(sql: SqlStorage, { interests }: Person): string[] {
  const mine = JSON.parse(accountOf(sql).interests) as string[];
  return [...new Set([...interests.filter((one) => mine.includes(one)), ...interests])];
}

/** The conversation that is asked for, by its own id or by the other member's; undefined before there is one. */
export function conversationOf(sql: SqlStorage, query: MessagesQuery): Conversation | undefined {
  if (query.with !== undefined)
    return first(sql.exec<Conversation>("SELECT * FROM conversations WHERE other = ?", query.with));
  return query.conversation === undefined ? undefined : findConversation(sql, query.conversation);
}

/** Milliseconds: what was written before is kept, and not shown. */
function shownSince(sql: SqlStorage, { history_months = 0 }: Pick<MessagesQuery, "history_months">): number {
  return accountOf(sql).paid_user === 1 ? 0 : historyStart(clock.now(), history_months);
}

function isOlderKept(sql: SqlStorage, conversation: string, since: number): boolean {
  if (since === 0) return false;
  const older = "SELECT 1 FROM messages WHERE conversation = ? AND sent_at < ? LIMIT 1";
  return sql.exec(older, conversation, since).toArray().length > 0;
}

/** The place of the message at position ?2; of one that has moved (decision 0220), or is gone, that of the next one. As SQL. */
const NAMED = `(SELECT sent_at, id FROM messages AS named WHERE named.position >= ?2 AND +named.conversation = ?1
  ORDER BY named.position LIMIT 1)`;

/** One more than asked for, when there are more; in order of sending. */
function selectMessages(sql: SqlStorage, conversation: string, query: MessagesQuery & { since: number }): MessageRow[] {
  if (query.after !== undefined) {
    const rows = sql.exec<MessageRow>(
      `SELECT ${COLUMNS} FROM messages WHERE conversation = ? AND position > ? AND sent_at >= ? ORDER BY position LIMIT ?`,
      conversation,
      query.after,
      query.since,
      query.limit,
    );
    return rows.toArray().sort(inOrder);
  }
  const rows = sql.exec<MessageRow>(
    `SELECT ${COLUMNS} FROM messages WHERE conversation = ?1
     AND sent_at >= ?4 AND (?2 IS NULL OR (sent_at, id) < ${NAMED})
     ORDER BY sent_at DESC, id DESC LIMIT ?3`,
    conversation,
    query.before ?? null,
    query.limit + 1,
    query.since,
  );
  return rows.toArray().reverse();
}

function inOrder(one: MessageRow, other: MessageRow): number {
  return one.sent_at - other.sent_at || (one.id < other.id ? -1 : 1);
}
