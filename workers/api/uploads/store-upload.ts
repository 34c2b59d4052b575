import type { OwnPhoto } from "../../../app/contract/people/photos.ts";
import type { Result } from "../../../app/domain/result.ts";
import type { UploadAttempt, UploadTurn } from "../actors/member/photos/photo-uploads.ts";
import { photoIdOf } from "../providers/photos/photo-id.ts";
import { photoStoreOf } from "../providers/photos/photo-store-of.ts";
import { rawFileOf } from "../providers/photos/variants.ts";
import type { Call } from "../http/http.ts";
import { receiveUpload, skipUpload } from "./receive-upload.ts";

/** Of whose photos: their object's calls, with whoever makes them. */
interface Photos {
  begin(upload: UploadAttempt): Promise<Result<UploadTurn>>;
  finish(upload: UploadAttempt & { digest: string }): Promise<Result<{ photo: OwnPhoto }>>;
  drop(upload: UploadAttempt): Promise<Result>;
}

/** One upload: under which key, and whether its owner may send another one, those that were refused counted too. */
interface Upload {
  member: string;
  key: string;
  /** For the message of this key (decision 0213); else it is a photo of the profile. */
  forMessage?: boolean;
  photos: Photos;
  upload: Request;
  limit(): Promise<Result>;
}

/**
 * First a place among the member's photos, then the bytes into the store, then the photo itself: whatever ends in between
 * leaves a place, and bytes under the attempt's own name, which the member's object clears.
 */
export async function storeUpload(
  { env }: Pick<Call, "env">,
  { member, key, forMessage = false, photos, upload, limit }: Upload,
): Promise<Result<{ photo: OwnPhoto }>> {
  const id = photoIdOf(`${forMessage ? "message-photo" : "photo"}/${member}/${key}`);
  const order = { id, attempt: crypto.randomUUID(), ...(forMessage && { message: key }) };
  const allowed = await limit();
  const turn = allowed.ok ? await photos.begin(order) : allowed;
  if (!turn.ok) {
    await skipUpload(upload);
    return turn;
  }
  const place = { store: photoStoreOf(env), file: rawFileOf(order.id, order.attempt) };
  const received = await receiveUpload(upload, turn.value === "store" ? place : undefined).catch(
    async (failure: unknown) => {
      await photos.drop(order);
      throw failure;
    },
  );
  if (!received.ok) {
    await photos.drop(order);
    return received;
  }
  const finished = await photos.finish({ ...order, ...received.value });
  // The place was given up meanwhile: nothing would ever ask for these bytes.
  if (!finished.ok && turn.value === "store") await place.store.delete(place.file);
  return finished;
}
