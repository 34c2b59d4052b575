import { createHash } from "node:crypto";
import type { MessageOrder, SentMessage } from "../../../../../../app/contract/conversations/conversations.ts";
import { messageProblem } from "../../../../../../app/domain/conversation.ts";
import { mayStart } from "../../../../../../app/domain/new-conversations.ts";
import { accept, refuse, type Result } from "../../../../../../app/domain/result.ts";
import { clock, instantOf } from "../../../../clock.ts";
import { conversationIdOf, isMemberId } from "../../../../ids.ts";
import { hashOf } from "../../../../signature.ts";
import { accountOf } from "../../account/account.ts";
import { dispatch, pay } from "./dispatch.ts";
import {
  couldPay,
  inspectionOfMessage,
  isAnswered,
  isMessageInspected,
  mayWait,
} from "../undelivered/inspected-messages.ts";
import { photoToSend, sentPhoto, takePhoto } from "./message-photos.ts";
import { findConversation } from "../messages.ts";
import { noteStart, starterIn } from "./new-conversations.ts";
import { storeOwn } from "./own-messages.ts";
import { shutGate } from "../undelivered/pass-on.ts";
import { keepWaiting, type WaitsFor, waitsForOfMessage } from "../undelivered/waiting-messages.ts";
import type { Person } from "../../people/person.ts";
import { cacheProfile, relatedProfile, isDeactivated } from "../../people/cards/profile-cache.ts";
import { mayContact } from "../../people/blocks/blocked.ts";
import { tellCardKept } from "../../people/cards/kept-cards.ts";
import { cardFor } from "../../people/relations.ts";
import { noteFirstText } from "../../standing/spam-flags.ts";
import { inspectText } from "../../standing/inspected-texts.ts";
import { first, type MemberState, type ReadState } from "../../engine/state.ts";
import { holdOfMessage } from "../../money/ledger/held-credits.ts";
import { balanceOf } from "../../money/ledger/wallet.ts";

/** A message as the contract has it, with what the site says about all of them. */
export interface SendOrder extends MessageOrder {
  /** Credits (setting message_credits, gift_credits or photo_credits). */
  cost: number;
  /** Characters at most (setting message_length). */
  length: number;
  /** How long the credits of a message to a fictional profile wait for an answer (setting fictional_hold_hours). */
  hold_hours: number;
  /** Of a fictional profile's answer: up to when (`sent_at`) it had read the other's messages. */
  answers?: number;
}

/**
 * One message: checks, charge, own copy and delivery in one transaction, or none of it. `receiver`: who it goes to,
 * where the member has nothing to do with them yet. Nothing in here awaits: a pause between check and charge would let
 * a second device spend the same credit (measures.md).
 */
export function send(state: MemberState, order: SendOrder, receiver?: Person): Result<SentMessage> {
  const { sql } = state;
  const earlier = answerBefore(state, order);
  if (earlier) return earlier;
  if (order.cost > (order.shown_cost ?? Infinity)) return refuse("cost_changed", { cost: order.cost });
  const allowed = mayWriteTo(sql, order);
  if (!allowed.ok) return allowed;
  const person = relatedProfile(sql, order.to) ?? receiver;
  if (!person) return refuse("not_found");
  const photo = order.photo ? photoToSend(sql, order.client_id) : accept(undefined);
  if (!photo.ok) return photo;
  const conversation = conversationIdOf(accountOf(sql).id, order.to);
  const stop = firstStop(sql, conversation, order, photo.value);
  const payable = stop
    ? mayWait(sql, { conversation, cost: order.cost, inspected: isMessageInspected(sql, conversation, order) })
    : couldPay(sql, order.cost);
  if (!payable.ok) return payable;
  if (order.text && !isAnswered(sql, conversation))
    noteFirstText(state, { conversation, text: order.text, name: person.name });
  // What was just noted may have it inspected from now on.
  const stops = firstStop(sql, conversation, order, photo.value);
  const paid = stops ? accept() : pay(sql, order, person);
  if (!paid.ok) return paid;
  cacheProfile(sql, person);
  return accept(keepSent(state, order, { person, stops }));
}

/** Where it stops first on its way; undefined for one that leaves at once. */
type Stop = WaitsFor | "inspection" | undefined;

/** `photo`: the status of the one that goes with it. */
function firstStop(sql: SqlStorage, conversation: string, order: SendOrder, photo: string | undefined): Stop {
  return shutGate(sql, photo) ?? (isMessageInspected(sql, conversation, order) ? "inspection" : undefined);
}

/** Was this key here before? */
export function wasSent(sql: SqlStorage, client_id: string): boolean {
  return sql.exec("SELECT 1 FROM sent WHERE client_id = ?", client_id).toArray().length > 0;
}

/** The first answer, when this key was here before. */
function answerBefore(state: MemberState, order: SendOrder): Result<SentMessage> | undefined {
  const sent = first(
    state.sql.exec<{
      content_hash: string;
      conversation: string;
      message: string;
      position: number;
      sent_at: number;
      credits: number;
    }>("SELECT * FROM sent WHERE client_id = ?", order.client_id),
  );
  if (!sent) return undefined;
  if (sent.content_hash !== contentHashOf(order)) return refuse("key_reused");
  return accept(answerOf(state, order, { ...sent, id: sent.message }));
}

/** Of a plain text as it always was, so that old keys still know theirs. */
function contentHashOf({ to, text, gift, photo }: SendOrder): string {
  return hashOf(JSON.stringify([to, text, ...(gift ? [{ gift }] : []), ...(photo ? [{ photo }] : [])]));
}

/** Oneself, the length, somebody who is gone or leaves, blocks, and the domain's mayStart for somebody new. */
function mayWriteTo(sql: SqlStorage, { to, text, length }: SendOrder): Result {
  const { id } = accountOf(sql);
  if (to === id) return refuse("yourself");
  if (messageProblem(text, length) === "message_too_long") return refuse("message_too_long", { length });
  if (!isMemberId(to)) return refuse("not_found");
  const allowed = mayContact(sql, to);
  if (!allowed.ok) return allowed;
  if (isDeactivated(sql, to)) return refuse("blocked");
  if (findConversation(sql, conversationIdOf(id, to))) return accept();
  return mayStart(starterIn(sql), instantOf);
}

/**
 * Own copy, answer and delivery; one that stops first leaves later (pass-on.ts), and its receiver learns only that their card is kept.
 */
function keepSent(state: MemberState, order: SendOrder, to: { person: Person; stops: Stop }): SentMessage {
  const { sql } = state;
  const account = accountOf(sql);
  const conversation = conversationIdOf(account.id, order.to);
  const before = findConversation(sql, conversation);
  if (!before) noteStart(sql);
  if (to.stops && before?.written !== 1 && !hasOwn(sql, conversation)) tellCardKept(sql, order.to);
  const id = createHash("sha256").update(`${account.id}/${order.client_id}`).digest("base64url").slice(0, 22);
  const sent_at = openForSending(sql, { id: conversation, other: order.to, leaves: !to.stops });
  const { client_id, text, gift, answers } = order;
  const photo = order.photo ? takePhoto(sql, client_id, id) : undefined;
  const own = { id, conversation, client_id, text, gift: gift ?? null, photo: photo ?? null, sent_at };
  const position = storeOwn(sql, own);
  const sent = { id, text, gift, photo, sent_at, answers };
  if (to.stops === "inspection") inspectText(sql, { id, ...order });
  else if (to.stops) keepWaiting(sql, { id, ...order, waits_for: to.stops });
  else dispatch(sql, order, to.person, { conversation, message: sent });
  const answer = answerOf(state, order, { conversation, id, position, sent_at, credits: balanceOf(sql) });
  keepAnswer(sql, order, answer, sent_at);
  state.frames.push({ kind: "message", conversation, profile: cardFor(state, order.to), message: answer.message });
  return answer;
}

/** Of whom something waits already, their card is kept. */
function hasOwn(sql: SqlStorage, conversation: string): boolean {
  return (
    sql.exec("SELECT 1 FROM messages WHERE conversation = ? AND own = 1 LIMIT 1", conversation).toArray().length > 0
  );
}

/** The conversation stands in the list (again); answers a time behind everything in it. `leaves`: a message does, at once. */
function openForSending(
  sql: SqlStorage,
  { id, other, leaves }: { id: string; other: string; leaves: boolean },
): number {
  return sql
    .exec<{ last_at: number }>(
      `INSERT INTO conversations (id, other, opened_by_me, written, last_at) VALUES (?1, ?2, 1, ?4, ?3)
       ON CONFLICT (id) DO UPDATE SET removed = 0, written = max(written, ?4), last_at = max(?3, last_at + 1) RETURNING last_at`,
      id,
      other,
      clock.now(),
      Number(leaves),
    )
    .one().last_at;
}

function keepAnswer(sql: SqlStorage, order: SendOrder, answer: SentMessage, sent_at: number): void {
  sql.exec(
    "INSERT INTO sent (client_id, content_hash, conversation, message, position, sent_at, credits) VALUES (?, ?, ?, ?, ?, ?, ?)",
    order.client_id,
    contentHashOf(order),
    answer.conversation.id,
    answer.message.id,
    answer.message.position,
    sent_at,
    answer.credits,
  );
}

function answerOf(
  state: ReadState,
  { client_id, text, gift, photo }: SendOrder,
  sent: { conversation: string; id: string; position: number; sent_at: number; credits: number },
): SentMessage {
  const { id, position } = sent;
  const { sql } = state;
  const shown = photo && sentPhoto(state, client_id);
  return {
    conversation: { id: sent.conversation },
    message: {
      id,
      client_id,
      own: true,
      text,
      ...(gift && { gift }),
      ...(shown && { photo: shown }),
      sent_at: instantOf(sent.sent_at),
      position,
      ...holdOfMessage(sql, id),
      ...inspectionOfMessage(sql, id),
      ...waitsForOfMessage(sql, id),
    },
    credits: sent.credits,
  };
}
