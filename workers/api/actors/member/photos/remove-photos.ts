import { clock } from "../../../clock.ts";
import type { PhotoStore } from "../../../providers/photos/photo-store.ts";
import { photoStoreOf } from "../../../providers/photos/photo-store-of.ts";
import { removePhoto } from "../../../providers/photos/store-photo.ts";
import { rawFileOf } from "../../../providers/photos/variants.ts";
import type { MemberEngine } from "../engine/member-engine.ts";

/** What the store refused is tried again. Milliseconds. */
export const AGAIN_AFTER = 5 * 60_000;

/** `upload`: the attempt whose bytes are the photo's. */
type Stored = { id: string; upload: string | null };
type Attempt = { photo: string; attempt: string };

/** A photo's variants and its upload. */
export async function removeStored(store: PhotoStore, photo: Stored): Promise<void> {
  await Promise.all([removePhoto(store, photo.id), removeUpload(store, photo)]);
}

/** A photo's upload, once its variants are made. */
export async function removeUpload(store: PhotoStore, { id, upload }: Stored): Promise<void> {
  if (upload) await store.delete(rawFileOf(id, upload));
}

/** Deletes what came of uploads that never ended, or came second. */
export async function clearUploads(engine: MemberEngine): Promise<void> {
  if (!engine.account() || engine.deletion()) return;
  const due = engine.sql.exec<Attempt>("SELECT photo, attempt FROM uploads WHERE due <= ?", clock.now()).toArray();
  if (due.length === 0) return;
  engine.act(({ sql }) =>
    sql.exec("UPDATE uploads SET due = ? WHERE due <= ?", clock.now() + AGAIN_AFTER, clock.now()),
  );
  await removeAttempts(engine, due);
}

async function removeAttempts(engine: MemberEngine, attempts: Attempt[]): Promise<void> {
  for (const { photo, attempt } of attempts) {
    await photoStoreOf(engine.env).delete(rawFileOf(photo, attempt));
    if (engine.exists()) engine.sql.exec("DELETE FROM uploads WHERE attempt = ?", attempt);
  }
}

/** The member is erased: deletes all that is stored of their photos. */
export async function removeAllPhotos(engine: MemberEngine): Promise<void> {
  const { sql } = engine;
  await removeAttempts(engine, sql.exec<Attempt>("SELECT photo, attempt FROM uploads").toArray());
  for (const photo of sql.exec<Stored>("SELECT id, upload FROM photos").toArray()) {
    await removeStored(photoStoreOf(engine.env), photo);
    if (engine.deletion()) sql.exec("DELETE FROM photos WHERE id = ?", photo.id);
  }
}
