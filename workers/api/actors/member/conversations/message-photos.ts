import type { Image } from "../../../../../app/contract/people/profile.ts";
import { refuse, accept, type Result } from "../../../../../app/domain/result.ts";
import { clock } from "../../../clock.ts";
import { signedImage } from "../../../providers/photos/signed-image.ts";
import { isErasedId } from "../deletion/erased-id.ts";
import { first, type ReadState } from "../engine/state.ts";

/**
 * Of `messages`: the message's photo as JSON, as SQL; NULL without one. Own ones: how the photo is. The other's: whether the member
 * has written in this conversation, and whether they are still there. What a fictional profile gets is read by operators alone.
 */
export const PHOTO = `iif(messages.photo IS NULL, NULL, (SELECT json_object('id', messages.photo,
  'status', iif(messages.own, (SELECT status FROM photos WHERE photos.id = messages.photo), 'active'),
  'hidden', iif(messages.own, (SELECT max(withheld, 1 - pictured) FROM photos WHERE photos.id = messages.photo),
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
    sql.exec<{ status: string }>(
      "SELECT status FROM photos WHERE for_message = ? AND status NOT IN ('receiving', 'removed')",
      client_id,
    ),
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
  const query = `SELECT json_object('id', id, 'status', status, 'hidden', max(withheld, 1 - pictured), 'other', NULL, 'locked', 0) AS state
    FROM photos WHERE for_message = ?`;
  const column = first(sql.exec<{ state: string }>(query, client_id))?.state ?? null;
  return photoOf(column, { secret: env.PHOTO_SECRET });
}

/** How the photo of this message is; undefined for one without. */
export function photoStatus(sql: SqlStorage, message: string): string | undefined {
  return first(sql.exec<{ status: string }>("SELECT status FROM photos WHERE sent_in = ?", message))?.status;
}

/**
 * Of messages that are about to go: the photos of those that were never delivered go too, as nobody else has them. `messages`: their
 * ids, as SQL with `?` for what follows. Before the rows go that say that they wait.
 */
export function dropUndeliveredPhotos(sql: SqlStorage, messages: string, ...given: unknown[]): void {
  const undelivered = "SELECT id FROM waiting_messages UNION ALL SELECT id FROM inspected_texts";
  sql.exec(
    `UPDATE photos SET status = 'removed', due = ?, attempts = 0
     WHERE sent_in IN (${undelivered}) AND sent_in IN (${messages})`,
    clock.now(),
    ...given,
  );
}
