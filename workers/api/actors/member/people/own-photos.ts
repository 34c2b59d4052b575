import type { OwnPhoto } from "../../../../../app/contract/photos.ts";
import { photoLimit } from "../../../../../app/domain/account/photo-limit.ts";
import { accept, refuse, type Result } from "../../../../../app/domain/result.ts";
import { clock } from "../../../clock.ts";
import { accountOf } from "../account/account.ts";
import { first, type MemberState, type ReadState } from "../engine/state.ts";
import { changeAppearance } from "./appearance.ts";
import { tellPhotoGone } from "./photo-inspection.ts";
import { IN_ORDER, LAST_POSITION, photosOf, type OwnPhotoRow } from "./photos.ts";
import { wholeImage } from "./whole-image.ts";

/** Until then a photo's bytes have come in, or never will (upload-body.ts). Milliseconds. */
const UPLOAD_PATIENCE = 15 * 60_000;
/** Refused photos do not count; the oldest beyond so many go when another one comes. */
const MOST_REFUSED = 9;

/** Own photos in their order, and how many the member may have (spec §5). */
export function ownPhotos({ sql, env }: ReadState): { photos: OwnPhoto[]; limit: number } {
  return { photos: photosOf(sql).map((row) => ownPhotoOf(row, env.PHOTO_SECRET)), limit: limitOf(sql) };
}

/** Only its owner gets names of one that is not active. */
function ownPhotoOf(row: OwnPhotoRow, secret: string): OwnPhoto {
  const { id, status, reason } = row;
  return { ...wholeImage(row, secret), id, status, ...(reason && { reason }) };
}

function limitOf(sql: SqlStorage): number {
  return photoLimit({ paid_user: accountOf(sql).paid_user === 1 });
}

/** What an upload is to do: store its bytes, or only compare them with those that came before under its key. */
export type UploadTurn = "store" | "compare";

/**
 * Takes a place for a photo whose bytes are about to come, in one transaction with the count; `photo_limit` when there is
 * none. Again, until they are there, is the same place.
 */
export function beginUpload({ sql }: MemberState, id: string): Result<UploadTurn> {
  const existing = first(sql.exec<{ status: string }>("SELECT status FROM photos WHERE id = ?", id));
  if (existing?.status === "removed") return refuse("key_reused");
  if (existing && existing.status !== "receiving") return accept("compare");
  const limit = limitOf(sql);
  const { count } = sql
    .exec<{ count: number }>(
      "SELECT count(*) AS count FROM photos WHERE status NOT IN ('refused', 'removed') AND id <> ?",
      id,
    )
    .one();
  if (count >= limit) return refuse("photo_limit", { limit });
  sql.exec(
    `INSERT INTO photos (id, position, status, due, at) VALUES (?1, ${LAST_POSITION}, 'receiving', ?2, ?3)
     ON CONFLICT (id) DO UPDATE SET due = excluded.due`,
    id,
    clock.now() + UPLOAD_PATIENCE,
    clock.now(),
  );
  return accept("store");
}

/** The upload's bytes are stored, or were compared: from now on the photo is the member's. `key_reused` for other bytes. */
export function finishUpload(
  { sql, env }: MemberState,
  { id, digest }: { id: string; digest: string },
): Result<{ photo: OwnPhoto }> {
  sql.exec(
    "UPDATE photos SET status = 'preparing', digest = ?, due = ?, attempts = 0 WHERE id = ? AND status = 'receiving'",
    digest,
    clock.now(),
    id,
  );
  // Sent twice at the same time: what came in second is not needed.
  sql.exec("UPDATE photos SET due = ? WHERE id = ? AND status IN ('inspection', 'active', 'refused')", clock.now(), id);
  const stored = first(sql.exec<{ digest: string | null }>("SELECT digest FROM photos WHERE id = ?", id));
  const row = photosOf(sql).find((photo) => photo.id === id);
  if (!row || stored?.digest !== digest) return refuse("key_reused");
  dropOldRefused(sql);
  return accept({ photo: ownPhotoOf(row, env.PHOTO_SECRET) });
}

function dropOldRefused(sql: SqlStorage): void {
  const dropped = sql.exec<{ id: string }>(
    `UPDATE photos SET status = 'removed', due = ?1, attempts = 0 WHERE status = 'refused' AND id NOT IN
     (SELECT id FROM photos WHERE status = 'refused' ORDER BY decided_at DESC, position DESC, id LIMIT ?2) RETURNING id`,
    clock.now(),
    MOST_REFUSED,
  );
  for (const { id } of dropped.toArray()) tellPhotoGone(sql, id);
}

/** What came in was refused: its place is free again. */
export function dropUpload({ sql }: MemberState, id: string): void {
  sql.exec("UPDATE photos SET status = 'removed', due = ? WHERE id = ? AND status = 'receiving'", clock.now(), id);
}

/** Puts a photo at a place, from 1, behind the last one if there are fewer; the others keep their order. */
export function arrangePhoto(
  state: MemberState,
  { id, position }: { id: string; position: number },
): Result<{ photos: OwnPhoto[]; limit: number }> {
  const { sql } = state;
  const ids = photosOf(sql).map((photo) => photo.id);
  if (!ids.includes(id)) return refuse("not_found");
  const others = ids.filter((one) => one !== id);
  const order = [...others.toSpliced(position - 1, 0, id), ...idsUnderWay(sql)];
  changeAppearance(sql, () => {
    for (const [at, one] of order.entries()) sql.exec("UPDATE photos SET position = ? WHERE id = ?", at + 1, one);
  });
  return accept(ownPhotos(state));
}

/** Of those whose bytes still come in: they keep their order, behind all others. */
function idsUnderWay(sql: SqlStorage): string[] {
  const rows = sql.exec<{ id: string }>(`SELECT id FROM photos WHERE status = 'receiving' ORDER BY ${IN_ORDER}`);
  return rows.toArray().map(({ id }) => id);
}

/** Deletes a photo; its bytes go right after (prepare-photo.ts). One that is not there is deleted already. */
export function deletePhoto({ sql }: MemberState, id: string): Result {
  const row = photosOf(sql).find((photo) => photo.id === id);
  if (!row) return accept();
  changeAppearance(sql, () =>
    sql.exec("UPDATE photos SET status = 'removed', due = ?, attempts = 0 WHERE id = ?", clock.now(), id),
  );
  if (row.status !== "preparing") tellPhotoGone(sql, id);
  return accept();
}
