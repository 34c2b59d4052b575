import { clock } from "../../../../clock.ts";
import { eraseRows } from "../../../erase-rows.ts";
import { accountOf } from "../../account/account.ts";
import { first, type MemberState } from "../../engine/state.ts";
import { cachedProfile, isDeactivated } from "../../people/cards/profile-cache.ts";
import { isHidden } from "../../standing/hidden.ts";
import {
  dropInspected,
  inspectText,
  type InspectedText,
  keepRefused,
  refuseText,
} from "../../standing/inspected-texts.ts";
import { showChanged } from "../changed-messages.ts";
import { dispatch, pay } from "../sending/dispatch.ts";
import { isMessageInspected } from "./inspected-messages.ts";
import { photoStatus } from "../sending/message-photos.ts";
import { type OwnMessage, storeOwn } from "../sending/own-messages.ts";
import {
  dropWaiting,
  type Undelivered,
  type WaitingMessage,
  type WaitsFor,
  waitingMessages,
} from "./waiting-messages.ts";

/**
 * What a message still waits for before somebody may have to read it: the first gate that is shut. The gates are passed in this
 * order: address, photo, inspection (inspected-messages.ts). `photo`: the status of the message's own. Decision 0209.
 */
export function shutGate(sql: SqlStorage, photo: string | undefined): WaitsFor | undefined {
  if (accountOf(sql).status !== "confirmed") return "address";
  return photo === "preparing" ? "photo" : undefined;
}

/**
 * A gate may be open now: what waits moves on in the order in which it was written. While the member is hidden nothing does.
 * Answers whether any of it left. Again changes nothing.
 */
export function passOnAll(state: MemberState): boolean {
  if (isHidden(state.sql)) return false;
  return waitingMessages(state.sql)
    .map((message) => passOn(state, message))
    .some(Boolean);
}

/** One message moves on as far as it may. Answers whether it left. */
function passOn(state: MemberState, message: WaitingMessage): boolean {
  const { sql } = state;
  const gate = shutGate(sql, photoStatus(sql, message.id));
  if (gate === message.waits_for) return false;
  if (gate) sql.exec("UPDATE waiting_messages SET waits_for = ? WHERE id = ?", gate, message.id);
  const left = !gate && endWaiting(state, message);
  showChanged(state, [message.id]);
  return left;
}

/** Nothing else comes first: somebody reads it, or it leaves, or it never does. Answers whether it left. */
function endWaiting(state: MemberState, { waits_for: _passed, ...message }: WaitingMessage): boolean {
  const { sql } = state;
  dropWaiting(sql, "?", message.id);
  if (photoStatus(sql, message.id) === "refused") {
    keepRefused(sql, message, "photo");
    return false;
  }
  const written = findMessage(sql, message.id);
  if (written && isMessageInspected(sql, written.conversation, written)) {
    inspectText(sql, message);
    return false;
  }
  const refusal = leave(state, message);
  if (refusal) keepRefused(sql, message, refusal);
  return refusal === undefined;
}

/** Somebody read the message and it may go. A block would have taken it away. */
export function releaseMessage(state: MemberState, { id, client_id, cost, hold_hours }: InspectedText): void {
  const { sql } = state;
  if (!findMessage(sql, id)) return dropInspected(sql, "id = ?", id);
  const refusal = leave(state, { id, client_id: client_id ?? id, cost, hold_hours });
  if (refusal) refuseText(sql, id, refusal);
  else dropInspected(sql, "id = ?", id);
}

type Refusal = "gone" | "credits" | "photo";

/**
 * Charged and sent now. To somebody who is gone, or without the credits by now, it never goes, and costs nothing: answers why.
 */
function leave({ sql }: MemberState, { id, client_id, cost, hold_hours }: Undelivered): Refusal | undefined {
  const message = findMessage(sql, id);
  const to = message && cachedProfile(sql, message.other);
  if (!to || isDeactivated(sql, message.other)) return "gone";
  const { conversation, text, gift, photo } = message;
  const price = { client_id, gift, photo, cost, hold_hours };
  if (!pay(sql, price, to).ok) return "credits";
  const sent_at = sendNow(sql, message);
  const sent = { id, text, gift: gift ?? undefined, photo: photo ?? undefined, sent_at };
  dispatch(sql, price, to, { conversation, message: sent });
  return undefined;
}

/**
 * It was sent when it left, not when it was written: it is the last in both lists, and by position too, up to which messages
 * are delivered and read. Answers when (milliseconds). Decision 0220.
 */
function sendNow(sql: SqlStorage, { other: _same, ...message }: Written): number {
  const { sent_at } = sql
    .exec<{ sent_at: number }>(
      "UPDATE conversations SET written = 1, last_at = max(?, last_at + 1) WHERE id = ? RETURNING last_at AS sent_at",
      clock.now(),
      message.conversation,
    )
    .one();
  eraseRows(sql, { table: "messages", words: ["text"], where: "id = ?" }, message.id);
  const position = storeOwn(sql, { ...message, sent_at });
  sql.exec("UPDATE sent SET sent_at = ?, position = ? WHERE client_id = ?", sent_at, position, message.client_id);
  return sent_at;
}

type Written = OwnMessage & { other: string };

function findMessage(sql: SqlStorage, id: string): Written | undefined {
  return first(
    sql.exec<Written>(
      `SELECT messages.id, conversation, client_id, text, gift, photo, sent_at, other FROM messages
       JOIN conversations ON conversations.id = conversation WHERE messages.id = ?`,
      id,
    ),
  );
}
