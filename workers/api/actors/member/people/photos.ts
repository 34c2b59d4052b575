import type { PhotoRefusal } from "../../../../../app/contract/photo-refusals.ts";
import type { StoredPhoto } from "../../../providers/photos/stored-photo.ts";

/** A photo's row as its owner is told of it. */
export interface OwnPhotoRow extends StoredPhoto {
  reason: PhotoRefusal | null;
  /** No address shows it. */
  withheld: number;
}

/** Those that were uploaded and not deleted. */
const THERE = "status NOT IN ('receiving', 'removed')";

/**
 * What `main_image` is to its owner, as SQL that gives JSON: the photo that others see, or else the first that somebody
 * has still to look at (spec §4). Who has refused ones only has no photo.
 */
export const MAIN_PHOTO = `SELECT json_object('id', id, 'status', status) FROM photos
  WHERE ${THERE} AND status <> 'refused' ORDER BY status <> 'active', position LIMIT 1`;

/** The member's photos in their order, whatever their status. */
export function photosOf(sql: SqlStorage): OwnPhotoRow[] {
  return sql
    .exec<Record<string, SqlStorageValue>>(
      `SELECT id, status, reason, withheld FROM photos WHERE ${THERE} ORDER BY position`,
    )
    .toArray() as unknown as OwnPhotoRow[];
}

/** What others may see of them, the main one first. */
export function activePhotosOf(sql: SqlStorage): StoredPhoto[] {
  const rows = sql.exec<{ id: string; status: string }>(
    "SELECT id, status FROM photos WHERE status = 'active' ORDER BY position",
  );
  return rows.toArray();
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
