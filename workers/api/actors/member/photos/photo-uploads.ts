import type { OwnPhoto } from "../../../../../app/contract/people/photos.ts";
import { accept, refuse, type Result } from "../../../../../app/domain/result.ts";
import { clock } from "../../../clock.ts";
import { wasSent } from "../conversations/sending/send.ts";
import { first, type MemberState } from "../engine/state.ts";
import { limitOf, ownPhotoOf } from "./own-photos.ts";
import { tellPhotoGone } from "./photo-inspection.ts";
import { IS_UNSENT, LAST_POSITION, OF_PROFILE, ownPhotoRow, removePhotos } from "./photos.ts";

/** Until then an upload has ended, or never will (upload-pace.ts). Milliseconds. */
const UPLOAD_PATIENCE = 15 * 60_000;
/** Refused photos do not count; the oldest beyond so many go when another one comes. */
const MOST_REFUSED = 9;

/** Photos at a time that were uploaded for messages that were not sent yet. */
const MOST_UNSENT = 5;

/** One upload of a photo: its bytes lie under a name of their own, since the same photo may come twice at once. */
export interface UploadAttempt {
  /** The photo's. */
  id: string;
  attempt: string;
  /** The `client_id` of the message that it is for; left out for a photo of the profile. */
  message?: string;
}

/** What an upload is to do: store its bytes, or only compare them with those that came before under its key. */
export type UploadTurn = "store" | "compare";

/**
 * Takes a place for a photo whose bytes are about to come, in one transaction with the count; `photo_limit` when there is
 * none. Again, until they are there, is the same place.
 */
export function beginUpload({ sql }: MemberState, { id, attempt, message }: UploadAttempt): Result<UploadTurn> {
  const existing = first(sql.exec<{ status: string }>("SELECT status FROM photos WHERE id = ?", id));
  if (existing?.status === "removed") return refuse("key_reused");
  if (existing && existing.status !== "receiving") return accept("compare");
  const place = message === undefined ? placeInProfile(sql, id) : placeForMessage(sql, { id, message });
  if (!place.ok) return place;
  const due = clock.now() + UPLOAD_PATIENCE;
  sql.exec(
    `INSERT INTO photos (id, position, status, due, at, for_message) VALUES (?1, ${LAST_POSITION}, 'receiving', ?2, ?3, ?4)
     ON CONFLICT (id) DO UPDATE SET due = excluded.due`,
    id,
    due,
    clock.now(),
    message ?? null,
  );
  sql.exec("INSERT INTO uploads (attempt, photo, due) VALUES (?, ?, ?)", attempt, id, due);
  return accept("store");
}

function placeInProfile(sql: SqlStorage, id: string): Result {
  const limit = limitOf(sql);
  return countOf(sql, OF_PROFILE, id) < limit ? accept() : refuse("photo_limit", { limit });
}

/** A key whose message was sent without a photo has none. */
function placeForMessage(sql: SqlStorage, { id, message }: { id: string; message: string }): Result {
  if (wasSent(sql, message)) return refuse("key_reused");
  const unsent = countOf(sql, IS_UNSENT, id);
  return unsent < MOST_UNSENT ? accept() : refuse("photo_limit", { limit: MOST_UNSENT });
}

/** Others than this one that take a place. */
function countOf(sql: SqlStorage, which: string, id: string): number {
  const query = `SELECT count(*) AS count FROM photos WHERE ${which} AND status NOT IN ('refused', 'removed') AND id <> ?`;
  return sql.exec<{ count: number }>(query, id).one().count;
}

/**
 * The upload's bytes are stored, or were compared: from now on the photo is the member's. Of several attempts the first that
 * ends is the photo; `key_reused` for other bytes than its.
 */
export function finishUpload(
  { sql, env }: MemberState,
  { id, attempt, digest }: UploadAttempt & { digest: string },
): Result<{ photo: OwnPhoto }> {
  sql.exec(
    `UPDATE photos SET status = 'preparing', upload = ?, digest = ?, due = ?, attempts = 0
     WHERE id = ? AND status = 'receiving'`,
    attempt,
    digest,
    clock.now(),
    id,
  );
  const stored = first(
    sql.exec<{ digest: string | null; upload: string | null }>("SELECT digest, upload FROM photos WHERE id = ?", id),
  );
  // Sent twice at the same time: what came in second is not needed.
  if (stored?.upload === attempt) sql.exec("DELETE FROM uploads WHERE attempt = ?", attempt);
  else sql.exec("UPDATE uploads SET due = ? WHERE attempt = ?", clock.now(), attempt);
  const row = ownPhotoRow(sql, id);
  if (!row || stored?.digest !== digest) return refuse("key_reused");
  dropOldRefused(sql);
  return accept({ photo: ownPhotoOf(row, env.PHOTO_SECRET) });
}

function dropOldRefused(sql: SqlStorage): void {
  const refused = `${OF_PROFILE} AND status = 'refused'`;
  const latest = `SELECT id FROM photos WHERE ${refused} ORDER BY decided_at DESC, position DESC, id LIMIT ?`;
  const dropped = removePhotos(sql, `${refused} AND id NOT IN (${latest})`, MOST_REFUSED);
  for (const id of dropped) tellPhotoGone(sql, id);
}

/** What came in was refused, and nothing is stored of it: unless it comes by another attempt too, its place is free. */
export function dropUpload({ sql }: MemberState, { id, attempt }: UploadAttempt): void {
  sql.exec("DELETE FROM uploads WHERE attempt = ?", attempt);
  sql.exec(
    `DELETE FROM photos WHERE id = ?1 AND status = 'receiving' AND NOT EXISTS (SELECT 1 FROM uploads WHERE photo = ?1)`,
    id,
  );
}
