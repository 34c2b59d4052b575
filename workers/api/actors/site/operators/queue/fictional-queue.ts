import type { Result } from "../../../../../../app/domain/result.ts";
import type { Actor } from "../audit/audit.ts";
import { claimedItem, dropItems, putItem, type QueueItem } from "./queue.ts";
import { decide } from "./queue-decisions.ts";

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
  /** The latest message (its `sent_at`) that the operator had before their eyes; what the item is about is one. */
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

/** What the operator who has claimed it was shown: messages until then (milliseconds). In the running transaction. */
export function noteShown(sql: SqlStorage, held: { number: number; operator: Actor }, until: number): void {
  const item = claimedItem(sql, held);
  if (item) sql.exec("UPDATE queue_items SET shown_until = ? WHERE number = ?", until, item.number);
}

export interface AnswerOrder {
  number: number;
  operator: Actor;
  /** None: nobody will answer. */
  text: string | null;
  /** The latest message (its `sent_at`) on the page that was answered, milliseconds: its own word. */
  seen: number;
}

/** What the profile's object gets ten seconds later: `operator_answer`. The record has no word of it. In the running transaction. */
export function answerFictional(sql: SqlStorage, { number, operator, text, seen }: AnswerOrder): Result {
  return decide(sql, {
    queue: "fictional",
    number,
    operator,
    action: text === null ? "not_answered" : "answered",
    events: (item) => [
      {
        target: `member:${fictionalOf(item.ref)}`,
        kind: "operator_answer",
        payload: { to: item.member, text, seen: believed(item, seen) } satisfies OperatorAnswer,
      },
    ],
  });
}

/** Nothing is spent that was not shown, and what the item is about in any case. */
function believed({ at, shown_until }: QueueItem, seen: number): number {
  return Math.max(at, Math.min(seen, shown_until ?? at));
}
