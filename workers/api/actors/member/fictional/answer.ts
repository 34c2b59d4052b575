import { conversationIdOf } from "../../../ids.ts";
import { randomness } from "../../../randomness.ts";
import { enqueue } from "../../outbox.ts";
import type { OperatorAnswer } from "../../site/operators/queue/fictional-queue.ts";
import { accountOf, nextNumber } from "../account/account.ts";
import type { SentPayload } from "../conversations/sending/dispatch.ts";
import { returnHeld } from "../conversations/sending/held-messages.ts";
import { markRead } from "../conversations/read.ts";
import { send } from "../conversations/sending/send.ts";
import type { MemberState } from "../engine/state.ts";
import { isHidden } from "../standing/hidden.ts";
import { tellWaiting } from "./waiting.ts";

/** Payload of the event `not_answered`, to whom was not answered. */
export interface NotAnswered {
  conversation: string;
  seen: number;
}

/**
 * An operator writes in the name of this fictional profile: a message like any other, which costs nobody anything. What was written
 * to it meanwhile waits anew. Of a member who is not fictional nobody writes anything, nor of a profile that is hidden.
 */
export function receiveAnswer(state: MemberState, { to, text, seen }: OperatorAnswer): void {
  const { sql } = state;
  const { id, fictional } = accountOf(sql);
  if (fictional !== 1 || isHidden(sql)) return;
  const conversation = conversationIdOf(id, to);
  const order = { client_id: randomness.uuid(), to, cost: 0, length: Infinity, hold_hours: 0, answers: seen };
  // Whoever left meanwhile is not written to, and waits for an answer when they come back.
  if (text !== null && !send(state, { ...order, text }).ok) return;
  if (text === null) tellNotAnswered(sql, { to, payload: { conversation, seen } });
  const { position } = sql
    .exec<{ position: number | null }>(
      "SELECT max(position) AS position FROM messages WHERE conversation = ? AND own = 0 AND sent_at <= ?",
      conversation,
      seen,
    )
    .one();
  if (position !== null) markRead(state, { conversation, position });
  tellWaiting(sql, conversation);
}

/** This message came to a hidden profile: while it waits nobody answers it, so what it costs is not held. */
export function tellNobodyAnswers(sql: SqlStorage, { conversation, message, from }: SentPayload): void {
  if (accountOf(sql).fictional !== 1) return;
  tellNotAnswered(sql, { to: from.id, payload: { conversation, seen: message.sent_at } });
}

/** Nobody will answer the messages up to then: their credits go back at once. */
export function receiveNotAnswered(state: MemberState, { conversation, seen }: NotAnswered): void {
  returnHeld(state, { conversation, upTo: seen });
}

function tellNotAnswered(sql: SqlStorage, { to, payload }: { to: string; payload: NotAnswered }): void {
  const id = `${accountOf(sql).id}/not_answered/${nextNumber(sql)}`;
  enqueue(sql, { id, target: `member:${to}`, kind: "not_answered", payload });
}
