import type { Result } from "../../../../../app/domain/result.ts";
import type { Actor } from "./audit.ts";
import { decide, dropItems, putItem } from "./queue.ts";

/** Payload of the event `fictional_message`: since when (`at`, milliseconds) this message to a fictional profile waits for an operator. */
export interface WaitingMessage {
  fictional_id: string;
  member_id: string;
  message_id: string;
  at: number;
}

/** Payload of the event `fictional_gone`: of this member nothing waits any more; without one, of nobody. */
export interface NothingWaits {
  fictional_id: string;
  member_id?: string;
}

/** Payload of the event `operator_answer`: what an operator decided on a conversation of a fictional profile. */
export interface OperatorAnswer {
  /** Who wrote to it. */
  to: string;
  /** None: nobody will answer. */
  text: string | null;
  /** The latest message (its `sent_at`) that the operator had before their eyes. */
  seen: number;
}

/** One item a conversation: what comes while it waits belongs to it, as the profile tells of its first message only. */
export function queueFictional(sql: SqlStorage, waiting: WaitingMessage): void {
  const { fictional_id, member_id, message_id, at } = waiting;
  putItem(sql, { queue: "fictional", ref: `${fictional_id}/${message_id}`, member: member_id, at });
}

/** The member left, or one of the two blocked the other; or the profile is hidden or erased. */
export function fictionalGone(sql: SqlStorage, { fictional_id, member_id }: NothingWaits): void {
  dropItems(sql, { queue: "fictional", refs: `${fictional_id}/*`, ...(member_id && { member: member_id }) });
}

/** Whose conversation it is, by the item's `ref`. */
export function fictionalOf(ref: string): string {
  return ref.slice(0, ref.indexOf("/"));
}

export interface AnswerOrder {
  number: number;
  operator: Actor;
  /** None: nobody will answer. */
  text: string | null;
  /** The latest message (its `sent_at`) that the operator had before their eyes, milliseconds. */
  seen: number;
}

/** What the profile's object gets ten seconds later: `operator_answer`. The record has no word of it. In the running transaction. */
export function answerFictional(sql: SqlStorage, { number, operator, text, seen }: AnswerOrder): Result {
  return decide(sql, {
    queue: "fictional",
    number,
    operator,
    action: text === null ? "not_answered" : "answered",
    events: ({ ref, member }) => [
      {
        target: `member:${fictionalOf(ref)}`,
        kind: "operator_answer",
        payload: { to: member, text, seen } satisfies OperatorAnswer,
      },
    ],
  });
}
