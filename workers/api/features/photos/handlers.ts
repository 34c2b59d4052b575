import { arrangePhoto, deletePhoto, listPhotos, uploadPhoto } from "../../../../app/contract/photos.ts";
import type { Result } from "../../../../app/domain/result.ts";
import { handleSignedIn, handleUpload } from "../../http.ts";
import { photoIdOf } from "../../providers/photos/photo-id.ts";
import { photoStoreOf } from "../../providers/photos/photo-store-of.ts";
import { rawFileOf } from "../../providers/photos/variants.ts";
import { uploadLimit } from "./limits.ts";
import { receiveUpload } from "./receive-upload.ts";

export const getPhotos = handleSignedIn(listPhotos, ({ actors, caller }) =>
  actors.member(caller.id).photos.list(caller.token),
);

/**
 * First a place among the member's photos, then the bytes into the store, then the photo itself: whatever ends in between
 * leaves a place whose bytes the member's object deletes.
 */
export const postPhoto = handleUpload(uploadPhoto, async ({ actors, caller, env, query }, upload) => {
  const { photos } = actors.member(caller.id);
  const id = photoIdOf(`photo/${caller.id}/${query.key}`);
  const turn = await photos.begin(caller.token, id);
  if (!turn.ok) return unread(upload, turn);
  const allowed = await actors.limiter(`member-${caller.id}`).take(uploadLimit);
  if (!allowed.ok) return unread(upload, allowed);
  const place = { store: photoStoreOf(env), file: rawFileOf(id) };
  const received = await receiveUpload(upload, turn.value === "store" ? place : undefined);
  if (!received.ok) {
    await photos.drop(caller.token, id);
    return received;
  }
  const finished = await photos.finish(caller.token, { id, ...received.value });
  // The place was given up meanwhile: nothing would ever ask for these bytes.
  if (!finished.ok && turn.value === "store") await place.store.delete(place.file);
  return finished;
});

/** Who is refused before a byte was looked at is told so all the same: their browser sends to the end first. */
async function unread<Refusal extends Result<never>>(upload: Request, refusal: Refusal): Promise<Refusal> {
  await receiveUpload(upload).catch(() => undefined);
  return refusal;
}

export const putPhoto = handleSignedIn(arrangePhoto, ({ actors, caller, body }) =>
  actors.member(caller.id).photos.arrange(caller.token, body),
);

export const removePhoto = handleSignedIn(deletePhoto, ({ actors, caller, body }) =>
  actors.member(caller.id).photos.remove(caller.token, body.id),
);
