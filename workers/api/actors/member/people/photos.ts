import type { StoredPhoto } from "../../../providers/photos/stored-photo.ts";

const PHOTOS = "SELECT id, status FROM photos ORDER BY position";

/** The main one of `photosOf`, as SQL that gives JSON. */
export const MAIN_PHOTO = `SELECT json_object('id', id, 'status', status) FROM (${PHOTOS} LIMIT 1)`;

/** The member's photos, the main one first. */
export function photosOf(sql: SqlStorage): StoredPhoto[] {
  return sql.exec<{ id: string; status: string }>(PHOTOS).toArray();
}

/** Adds a photo behind the others; again is the same photo. */
export function addPhoto(sql: SqlStorage, photo: StoredPhoto): void {
  sql.exec(
    "INSERT OR IGNORE INTO photos (id, position, status) VALUES (?, (SELECT coalesce(max(position), 0) + 1 FROM photos), ?)",
    photo.id,
    photo.status,
  );
}
