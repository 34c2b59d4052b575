import type { PhotoRefusal } from "../../../../../app/contract/operators/photo-refusals.ts";
import { clock } from "../../../clock.ts";
import type { StoredPhoto } from "../../../providers/photos/stored-photo.ts";
import type { StoredProfile } from "../people/person.ts";

/**
 * A photo's `status`: receiving → preparing → inspection → active | refused → removed.
 * - `receiving`: its bytes come in; nobody sees it, it only has a place.
 * - `preparing`: the upload is stored, and its variants are made (prepare-photo.ts); what is no picture is `refused` at once.
 * - `inspection`: its owner sees it, and it waits for an operator.
 * - `active`: others see it. `refused`: its owner sees it, with the reason. A later decision changes the one into the other.
 * - `removed`: deleted, or never finished; from any of them, and the row goes once its bytes are deleted (prepare-photo.ts).
 */

/**
 * One that was uploaded for a message (`for_message`, decision 0213) goes from `preparing` to `active` or `refused` and is nobody's to
 * inspect. It is none of the profile's: every query about those leaves it out.
 */
export const OF_PROFILE = "for_message IS NULL";

/** A photo's row as its owner is told of it. */
export interface OwnPhotoRow extends StoredPhoto {
  reason: PhotoRefusal | null;
  /** No address shows it. */
  withheld: number;
}

/** A whole profile as an operator sees it: with its photos in every state. */
export type InspectedProfile = Omit<StoredProfile, "photos"> & { photos: OwnPhotoRow[] };

/** The member's order; two at one position have always the same one first. */
export const IN_ORDER = "position, id";

/** Those whose bytes came in, and that were not deleted: of the profile and of messages. */
export const STORED = "status NOT IN ('receiving', 'removed')";

/** Those for messages that were not sent (yet). */
export const IS_UNSENT = "for_message IS NOT NULL AND sent_in IS NULL";

/** 1: no address shows it, as its owner is hidden or no picture is made of it. */
export const WITHHELD = "max(withheld, 1 - pictured)";

/** Those of the profile that were uploaded and not deleted. */
const THERE = `${OF_PROFILE} AND ${STORED}`;

/**
 * What `main_image` is to its owner, as SQL that gives JSON: the photo that others see, or else the first that somebody
 * has still to look at (spec §4). Who has refused ones only has no photo.
 */
export const MAIN_PHOTO = `SELECT json_object('id', id, 'status', status) FROM photos
  WHERE ${THERE} AND status <> 'refused' ORDER BY status <> 'active', ${IN_ORDER} LIMIT 1`;

/** The latest decision about a photo, as SQL that gives JSON: `{ status, at }`, `at` in milliseconds. */
export const PHOTO_DECIDED = `SELECT json_object('status', status, 'at', decided_at) FROM photos
  WHERE ${OF_PROFILE} AND status IN ('active', 'refused') AND decided_at > 0 ORDER BY decided_at DESC, id LIMIT 1`;

const OWN_COLUMNS = `id, status, reason, ${WITHHELD} AS withheld`;

/** The profile's photos in their order, whatever their status. */
export function photosOf(sql: SqlStorage): OwnPhotoRow[] {
  return sql
    .exec<Record<string, SqlStorageValue>>(`SELECT ${OWN_COLUMNS} FROM photos WHERE ${THERE} ORDER BY ${IN_ORDER}`)
    .toArray() as unknown as OwnPhotoRow[];
}

/** One photo, of the profile or of a message; undefined before its bytes are there, and once it is deleted. */
export function ownPhotoRow(sql: SqlStorage, id: string): OwnPhotoRow | undefined {
  const query = `SELECT ${OWN_COLUMNS} FROM photos WHERE id = ? AND ${STORED}`;
  return sql.exec<Record<string, SqlStorageValue>>(query, id).toArray()[0] as unknown as OwnPhotoRow | undefined;
}

/** The one for the message of this key, while that has not been sent. */
export function unsentPhotoRow(sql: SqlStorage, key: string): OwnPhotoRow | undefined {
  const query = `SELECT ${OWN_COLUMNS} FROM photos WHERE for_message = ? AND ${IS_UNSENT} AND ${STORED}`;
  return sql.exec<Record<string, SqlStorageValue>>(query, key).toArray()[0] as unknown as OwnPhotoRow | undefined;
}

/** What others may see of them, the main one first. */
export function activePhotosOf(sql: SqlStorage): StoredPhoto[] {
  const rows = sql.exec<{ id: string; status: string }>(
    `SELECT id, status FROM photos WHERE ${OF_PROFILE} AND status = 'active' ORDER BY ${IN_ORDER}`,
  );
  return rows.toArray();
}

/** What their owner sees of them on the own profile: what others see, and then what they will perhaps see. */
export function ownPreviewOf(sql: SqlStorage): StoredPhoto[] {
  const rows = sql.exec<{ id: string; status: string }>(
    `SELECT id, status FROM photos WHERE ${OF_PROFILE} AND status IN ('active', 'inspection') ORDER BY status <> 'active', ${IN_ORDER}`,
  );
  return rows.toArray();
}

/** Deletes photos (`which`: of `photos`); their bytes go by the alarm (prepare-photo.ts). Answers their ids. */
export function removePhotos(sql: SqlStorage, which: string, ...given: unknown[]): string[] {
  const query = `UPDATE photos SET status = 'removed', due = ?, attempts = 0 WHERE ${which} RETURNING id`;
  const removed = sql.exec<{ id: string }>(query, clock.now(), ...given);
  return removed.toArray().map(({ id }) => id);
}

/** Behind all others. */
export const LAST_POSITION = "(SELECT coalesce(max(position), 0) + 1 FROM photos)";

/** Adds a photo whose variants are stored already, behind the others; again is the same photo. */
export function addPhoto(sql: SqlStorage, photo: StoredPhoto): void {
  sql.exec(
    `INSERT OR IGNORE INTO photos (id, position, status, shown) VALUES (?1, ${LAST_POSITION}, ?2, ?2 = 'active')`,
    photo.id,
    photo.status,
  );
}
