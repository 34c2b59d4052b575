import { arrangePhoto, deletePhoto, listPhotos, uploadPhoto } from "../../../../app/contract/photos.ts";
import { handleSignedIn, handleUpload } from "../../http.ts";
import { photoIdOf } from "../../providers/photos/photo-id.ts";
import { photoStoreOf } from "../../providers/photos/photo-store-of.ts";
import { rawFileOf } from "../../providers/photos/variants.ts";
import { uploadLimit } from "./limits.ts";
import { receiveUpload, skipUpload } from "./receive-upload.ts";

export const getPhotos = handleSignedIn(listPhotos, ({ actors, caller }) =>
  actors.member(caller.id).photos.list(caller.token),
);

/**
 * First a place among the member's photos, then the bytes into the store, then the photo itself: whatever ends in between
 * leaves a place, and bytes under the attempt's own name, which the member's object clears.
 */
export const postPhoto = handleUpload(uploadPhoto, async ({ actors, caller, env, query }, upload) => {
  const { photos } = actors.member(caller.id);
  const order = { id: photoIdOf(`photo/${caller.id}/${query.key}`), attempt: crypto.randomUUID() };
  const allowed = await actors.limiter(`member-${caller.id}`).take(uploadLimit);
  const turn = allowed.ok ? await photos.begin(caller.token, order) : allowed;
  if (!turn.ok) {
    await skipUpload(upload);
    return turn;
  }
  const place = { store: photoStoreOf(env), file: rawFileOf(order.id, order.attempt) };
  const received = await receiveUpload(upload, turn.value === "store" ? place : undefined);
  if (!received.ok) {
    await photos.drop(caller.token, order);
    return received;
  }
  const finished = await photos.finish(caller.token, { ...order, ...received.value });
  // The place was given up meanwhile: nothing would ever ask for these bytes.
  if (!finished.ok && turn.value === "store") await place.store.delete(place.file);
  return finished;
});

export const putPhoto = handleSignedIn(arrangePhoto, ({ actors, caller, body }) =>
  actors.member(caller.id).photos.arrange(caller.token, body),
);

export const removePhoto = handleSignedIn(deletePhoto, ({ actors, caller, body }) =>
  actors.member(caller.id).photos.remove(caller.token, body.id),
);
