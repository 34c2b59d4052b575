import type { TextRefusal } from "../../../../../../app/contract/operators/text-refusals.ts";
import type { Result } from "../../../../../../app/domain/result.ts";
import type { Actor } from "../audit/audit.ts";
import { dropItem, putItem } from "./queue.ts";
import { decide } from "./queue-decisions.ts";

/** Payload of the outbox events `inspect_text` (with `at`, since when it waits, milliseconds) and `text_gone`. No words. */
export interface TextEvent {
  member_id: string;
  text_id: string;
}

/** Somebody is to read a member's text before others do. */
export function queueText(sql: SqlStorage, { member_id, text_id, at }: TextEvent & { at: number }): void {
  putItem(sql, { queue: "held-texts", ref: text_id, member: member_id, at });
}

/** It was changed or removed, or its member is hidden. */
export function textGone(sql: SqlStorage, { member_id, text_id }: TextEvent): void {
  dropItem(sql, { queue: "held-texts", ref: text_id, member: member_id });
}

export interface TextOrder {
  number: number;
  operator: Actor;
  /** Without one the text is approved. */
  refused?: TextRefusal | undefined;
}

/** What the member's object gets ten seconds later: `text_decided`. In the running transaction. */
export function decideText(sql: SqlStorage, { number, operator, refused }: TextOrder): Result {
  return decide(sql, {
    queue: "held-texts",
    number,
    operator,
    action: refused ? "refused" : "approved",
    why: refused,
    events: ({ ref, member }) => [
      {
        target: `member:${member}`,
        kind: "text_decided",
        payload: { text_id: ref, ...(refused && { refusal: refused }) },
      },
    ],
  });
}
