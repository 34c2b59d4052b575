import type { PictureProblem } from "./formats/picture.ts";
import { makeVariants, type Variants } from "./make-variants.ts";
import type { PhotoStore } from "./photo-store.ts";
import type { StoredPhoto } from "./stored-photo.ts";
import { bestFilesOf, fileOf, folderOf, variants, withheldFileOf } from "./variants.ts";

/**
 * Makes an upload's variants and stores them; the record is the caller's to keep. The same `id` again overwrites the
 * same files, so an upload that was cut off can be repeated.
 */
export async function storePhoto(order: {
  store: PhotoStore;
  id: string;
  upload: Uint8Array;
  status: string;
}): Promise<StoredPhoto | PictureProblem> {
  const { store, id, upload, status } = order;
  const made = await makeVariants(upload);
  if (typeof made === "string") return made;
  await storeVariants(store, id, made);
  return { id, status };
}

/** Stores what `makeVariants` made; again overwrites the same files. */
export async function storeVariants(store: PhotoStore, id: string, made: Variants): Promise<void> {
  await Promise.all(variants.map((variant) => store.put(fileOf(id, variant), made[variant])));
}

/** Takes a photo's variants out of the store, withheld or not; again is harmless. */
export async function removePhoto(store: PhotoStore, id: string): Promise<void> {
  await Promise.all([folderOf(id), withheldFileOf(folderOf(id))].map((folder) => store.deleteFolder(folder)));
}

/** A copy of the largest picture there is, withheld or not, under an id of its own; `false` when there is none. Again copies nothing. */
export async function copyPhoto(store: PhotoStore, { from, to }: { from: string; to: string }): Promise<boolean> {
  const copy = await store.get(fileOf(to, "full"));
  await copy?.cancel();
  if (copy) return true;
  const bytes = await firstOf(store, bestFilesOf(from, null));
  if (!bytes) return false;
  await store.put(fileOf(to, "full"), new Uint8Array(await new Response(bytes).arrayBuffer()));
  return true;
}

async function firstOf(store: PhotoStore, files: readonly string[]): ReturnType<PhotoStore["get"]> {
  for (const file of files) {
    const bytes = await store.get(file);
    if (bytes) return bytes;
  }
  return undefined;
}

/** From now on no address shows the photo, however long its signature holds. Its bytes stay; again is harmless. */
export async function withholdPhoto(store: PhotoStore, id: string): Promise<void> {
  await Promise.all(
    variants.map((variant) => move(store, { from: fileOf(id, variant), to: withheldFileOf(fileOf(id, variant)) })),
  );
}

/** Takes `withholdPhoto` back; again is harmless. */
export async function showPhoto(store: PhotoStore, id: string): Promise<void> {
  await Promise.all(
    variants.map((variant) => move(store, { from: withheldFileOf(fileOf(id, variant)), to: fileOf(id, variant) })),
  );
}

/** Copied before it is deleted: cut off in between, both are there, and it can be done again. */
async function move(store: PhotoStore, { from, to }: { from: string; to: string }): Promise<void> {
  const bytes = await store.get(from);
  if (!bytes) return;
  await store.put(to, new Uint8Array(await new Response(bytes).arrayBuffer()));
  await store.delete(from);
}
