import type { OwnPhoto } from "../../../app/contract/photos.ts";
import type { Result } from "../../../app/domain/result.ts";
import type { UploadAttempt, UploadTurn } from "../actors/member/people/photo-uploads.ts";
import { photoIdOf } from "../providers/photos/photo-id.ts";
import { photoStoreOf } from "../providers/photos/photo-store-of.ts";
import { rawFileOf } from "../providers/photos/variants.ts";
import type { Call } from "../http.ts";
import { uploadLimit } from "./upload-limit.ts";
import { receiveUpload, skipUpload } from "./receive-upload.ts";

/** Of whose photos: their object's calls, with whoever makes them. */
interface Photos {
  begin(upload: UploadAttempt): Promise<Result<UploadTurn>>;
  finish(upload: UploadAttempt & { digest: string }): Promise<Result<{ photo: OwnPhoto }>>;
  drop(upload: UploadAttempt): Promise<Result>;
}

/**
 * First a place among the member's photos, then the bytes into the store, then the photo itself: whatever ends in between
 * leaves a place, and bytes under the attempt's own name, which the member's object clears.
 */
export async function storeUpload(
  { actors, env }: Pick<Call, "actors" | "env">,
  { member, key, photos, upload }: { member: string; key: string; photos: Photos; upload: Request },
): Promise<Result<{ photo: OwnPhoto }>> {
  const order = { id: photoIdOf(`photo/${member}/${key}`), attempt: crypto.randomUUID() };
  const turn = await begin(order, { photos, limit: () => actors.limiter(`member-${member}`).take(uploadLimit) });
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

/** Whoever only names a member takes nothing from their limit: all else counts, also what is refused. */
async function begin(
  order: UploadAttempt,
  { photos, limit }: { photos: Photos; limit(): Promise<Result> },
): Promise<Result<UploadTurn>> {
  const turn = await photos.begin(order);
  if (!turn.ok && turn.problem.error === "authentication_required") return turn;
  const allowed = await limit();
  if (allowed.ok) return turn;
  if (turn.ok) await photos.drop(order);
  return allowed;
}
