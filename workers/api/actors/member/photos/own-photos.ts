import type { OwnPhoto } from "../../../../../app/contract/people/photos.ts";
import { photoLimit } from "../../../../../app/domain/account/photo-limit.ts";
import { accept, refuse, type Result } from "../../../../../app/domain/result.ts";
import { accountOf } from "../account/account.ts";
import type { MemberState, ReadState } from "../engine/state.ts";
import { changeAppearance } from "../people/cards/appearance.ts";
import { tellPhotoGone } from "./photo-inspection.ts";
import { IN_ORDER, OF_PROFILE, photosOf, type OwnPhotoRow, removePhotos, unsentPhotoRow } from "./photos.ts";
import { wholeImage } from "./whole-image.ts";

/** Own photos in their order, and how many the member may have (spec §5). */
export function ownPhotos({ sql, env }: ReadState): { photos: OwnPhoto[]; limit: number } {
  return { photos: photosOf(sql).map((row) => ownPhotoOf(row, env.PHOTO_SECRET)), limit: limitOf(sql) };
}

/** Only its owner gets names of one that is not active. */
export function ownPhotoOf(row: OwnPhotoRow, secret: string): OwnPhoto {
  const { id, status, reason } = row;
  return { ...wholeImage(row, secret), id, status, ...(reason && { reason }) };
}

/** What its sender looks at before it goes. */
export function unsentPhoto({ sql, env }: ReadState, key: string): Result<{ photo: OwnPhoto }> {
  const row = unsentPhotoRow(sql, key);
  return row ? accept({ photo: ownPhotoOf(row, env.PHOTO_SECRET) }) : refuse("not_found");
}

/** How many photos the member may have (spec §5). */
export function limitOf(sql: SqlStorage): number {
  return photoLimit({ paid_user: accountOf(sql).paid_user === 1 });
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
  const query = `SELECT id FROM photos WHERE ${OF_PROFILE} AND status = 'receiving' ORDER BY ${IN_ORDER}`;
  const rows = sql.exec<{ id: string }>(query);
  return rows.toArray().map(({ id }) => id);
}

/** Deletes a photo; its bytes go right after (prepare-photo.ts). One that is not there is deleted already. */
export function deletePhoto({ sql }: MemberState, id: string): Result {
  const row = photosOf(sql).find((photo) => photo.id === id);
  if (!row) return accept();
  changeAppearance(sql, () => removePhotos(sql, "id = ?", id));
  if (row.status !== "preparing") tellPhotoGone(sql, id);
  return accept();
}
