import type { Image } from "../../../../../../app/contract/people/profile.ts";
import { refuse, accept, type Result } from "../../../../../../app/domain/result.ts";
import { clock, instantOf } from "../../../../clock.ts";
import { signedImage } from "../../../../providers/photos/signed-image.ts";
import { fileOf } from "../../../../providers/photos/variants.ts";
import { isErasedId } from "../../deletion/erased-id.ts";
import { first, type ReadState } from "../../engine/state.ts";
import { STORED, WITHHELD } from "../../photos/photos.ts";

/**
 * Photos in messages (decision 0213). Of `photos`: `for_message`, the `client_id` of the message that it was uploaded for (NULL:
 * a photo of the profile), and `sent_in`, the message that it went with (NULL: none yet). Of the messages: the photo's id.
 */
export const messagePhotosSchema = [
  "ALTER TABLE photos ADD COLUMN for_message TEXT",
  "ALTER TABLE photos ADD COLUMN sent_in TEXT",
  "ALTER TABLE messages ADD COLUMN photo TEXT",
  "ALTER TABLE gone_messages ADD COLUMN photo TEXT",
  "ALTER TABLE removed_messages ADD COLUMN photo TEXT",
];

/**
 * Of `messages`: the message's photo as JSON, as SQL; NULL without one. Own ones: how the photo is. The other's: whether
 * something of the member's has left in this conversation, and whether they are still there. What a fictional profile gets is read by operators alone.
 */
export const PHOTO = `iif(messages.photo IS NULL, NULL, (SELECT json_object('id', messages.photo,
  'status', iif(messages.own, (SELECT status FROM photos WHERE photos.id = messages.photo), 'active'),
  'hidden', iif(messages.own, (SELECT ${WITHHELD} FROM photos WHERE photos.id = messages.photo),
    coalesce((SELECT deactivated FROM profile_cache WHERE profile_cache.id = conversations.other), 0)),
  'other', iif(messages.own, NULL, other), 'locked', iif(messages.own OR (SELECT fictional FROM account), 0, 1 - written))
  FROM conversations WHERE conversations.id = messages.conversation)) AS photo_state`;

type PhotoState = { id: string; status: string | null; hidden: number | null; other: string | null; locked: number };

/**
 * The contract's photo of a message, from the column `PHOTO`: without names while no picture is made, and once its sender is gone.
 * `asked`: the member asks for this one, so it is not locked and comes with the largest (measures.md, sentence 9).
 */
export function photoOf(
  column: string | null,
  { secret, asked = false }: { secret: string; asked?: boolean },
): Image | undefined {
  if (column === null) return undefined;
  const { id, status, hidden, other, locked } = JSON.parse(column) as PhotoState;
  if (other !== null && (hidden || isErasedId(other))) return {};
  if (status !== "active" || hidden !== 0) return { id, status };
  const also = [asked ? ("full" as const) : ("match" as const)];
  const photo = { id, status };
  return signedImage({ photo, locked: locked === 1 && !asked, also, secret, now: clock.now() }) ?? undefined;
}

/**
 * The status of the photo that goes with the message of this key: `photo_missing` when there is none (any more), `photo_unreadable` for what
 * turned out to be no picture.
 */
export function photoToSend(sql: SqlStorage, client_id: string): Result<string> {
  const found = first(
    sql.exec<{ status: string }>(`SELECT status FROM photos WHERE for_message = ? AND ${STORED}`, client_id),
  );
  if (!found) return refuse("photo_missing");
  return found.status === "refused" ? refuse("photo_unreadable") : accept(found.status);
}

/** It belongs to this message from now on, and stays. */
export function takePhoto(sql: SqlStorage, client_id: string, message: string): string | undefined {
  // What is due about its bytes stays due: the upload itself, with what a camera wrote into it, may not be deleted yet.
  const taken = "UPDATE photos SET sent_in = ? WHERE for_message = ? RETURNING id";
  return first(sql.exec<{ id: string }>(taken, message, client_id))?.id;
}

/** As its sender sees it, whether or not the message is still there. */
export function sentPhoto({ sql, env }: ReadState, client_id: string): Image | undefined {
  const query = `SELECT json_object('id', id, 'status', status, 'hidden', ${WITHHELD}, 'other', NULL, 'locked', 0) AS state
    FROM photos WHERE for_message = ?`;
  const column = first(sql.exec<{ state: string }>(query, client_id))?.state ?? null;
  return photoOf(column, { secret: env.PHOTO_SECRET });
}

/** How the photo of this message is; undefined for one without. */
export function photoStatus(sql: SqlStorage, message: string): string | undefined {
  return first(sql.exec<{ status: string }>("SELECT status FROM photos WHERE sent_in = ?", message))?.status;
}

/**
 * For the member's export: of photos in messages from others, however old, those that the member sees without asking, while their
 * sender is there (decision 0213).
 */
export function unlockedPhotos(sql: SqlStorage) {
  const rows = sql.exec<{ photo: string; sent_at: number }>(
    `SELECT photo, sent_at FROM messages JOIN conversations ON conversations.id = conversation
     JOIN profile_cache ON profile_cache.id = other
     WHERE own = 0 AND photo IS NOT NULL AND written = 1 AND deactivated = 0 ORDER BY sent_at, messages.id`,
  );
  return rows.toArray().map(({ photo, sent_at }) => ({
    about: { status: "received", at: instantOf(sent_at) },
    files: [fileOf(photo, "full"), fileOf(photo, "large")],
    extension: "webp",
  }));
}
