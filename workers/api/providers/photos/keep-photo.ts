import { makeVariants, type PhotoRefusal } from "./make-variants.ts";
import type { PhotoStore } from "./photo-store.ts";
import type { StoredPhoto } from "./stored-photo.ts";
import { fileOf, variants } from "./variants.ts";

/**
 * Makes an upload's variants and stores them; the record is the caller's to keep. The same `id` again overwrites the
 * same files, so an upload that was cut off can be repeated.
 */
export async function keepPhoto(order: {
  store: PhotoStore;
  id: string;
  upload: Uint8Array;
  status: string;
}): Promise<StoredPhoto | PhotoRefusal> {
  const { store, id, upload, status } = order;
  const made = await makeVariants(upload);
  if (typeof made === "string") return made;
  await Promise.all(variants.map((variant) => store.put(fileOf(id, variant), made[variant])));
  return { id, status };
}

/** Takes a photo's variants out of the store; again is harmless. */
export async function removePhoto(store: PhotoStore, id: string): Promise<void> {
  await Promise.all(variants.map((variant) => store.delete(fileOf(id, variant))));
}
