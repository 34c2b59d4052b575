import type { PhotoRefusal } from "../../../../../../app/contract/operators/photo-refusals.ts";
import type { Result } from "../../../../../../app/domain/result.ts";
import { clock } from "../../../../clock.ts";
import type { Actor } from "../audit/audit.ts";
import { dropItem, putItem } from "./queue.ts";
import { decide } from "./queue-decisions.ts";

/** Payload of the outbox events `inspect_photo` (with `at`, since when it waits, milliseconds) and `photo_gone`. */
export interface PhotoEvent {
  member_id: string;
  photo_id: string;
}

/** A member's photo is ready to be looked at. */
export function queuePhoto(sql: SqlStorage, { member_id, photo_id, at }: PhotoEvent & { at: number }): void {
  putItem(sql, { queue: "photos", ref: photo_id, member: member_id, at });
}

/** It was deleted, or its member is leaving. */
export function photoGone(sql: SqlStorage, { member_id, photo_id }: PhotoEvent): void {
  dropItem(sql, { queue: "photos", ref: photo_id, member: member_id });
}

export interface PhotoOrder {
  number: number;
  operator: Actor;
  /** Without one the photo is approved. */
  refused?: PhotoRefusal | undefined;
}

/** What the member's object gets ten seconds later: `photo_decided`. In the running transaction. */
export function decidePhoto(sql: SqlStorage, { number, operator, refused }: PhotoOrder): Result {
  const status = refused ? { status: "refused", reason: refused } : { status: "active" };
  return decide(sql, {
    queue: "photos",
    number,
    operator,
    action: refused ? "refused" : "approved",
    why: refused,
    events: ({ ref, member }, sequence) => [
      {
        target: `member:${member}`,
        kind: "photo_decided",
        payload: { photo_id: ref, ...status, decided_at: clock.now(), sequence },
      },
    ],
  });
}
