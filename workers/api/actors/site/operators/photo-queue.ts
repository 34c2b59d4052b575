import { dropItem, putItem } from "./queue.ts";

/** Payload of the outbox events `inspect_photo` (with `at`, since when it waits, milliseconds) and `photo_gone`. */
export interface PhotoEvent {
  member_id: string;
  photo_id: string;
}

/** A member's photo is ready to be looked at. */
export function queuePhoto(sql: SqlStorage, { member_id, photo_id, at }: PhotoEvent & { at: number }): void {
  putItem(sql, { queue: "photos", ref: photo_id, member: member_id, at });
}

/** It was deleted, or its member was erased. */
export function photoGone(sql: SqlStorage, { photo_id }: PhotoEvent): void {
  dropItem(sql, { queue: "photos", ref: photo_id });
}
