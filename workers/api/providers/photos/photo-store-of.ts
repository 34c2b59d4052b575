import type { PhotoBindings } from "../../env.ts";
import { diskPhotoStore } from "./disk-photo-store.ts";
import type { PhotoStore } from "./photo-store.ts";
import { r2PhotoStore } from "./r2-photo-store.ts";

/** The one place that chooses where photos lie: a disk folder if there is one, else R2. */
export function photoStoreOf(env: PhotoBindings): PhotoStore {
  if (env.PHOTOS) return diskPhotoStore(env.PHOTOS);
  if (env.PHOTOS_BUCKET) return r2PhotoStore(env.PHOTOS_BUCKET);
  throw new Error("not configured: PHOTOS or PHOTOS_BUCKET (docs/operations.md)");
}
