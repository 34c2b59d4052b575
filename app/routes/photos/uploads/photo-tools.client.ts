import { uploadPhotoCall } from "../../../contract/browser-calls.ts";
import { uploadPhoto } from "../../../live/uploads/upload-photo.ts";
import { shrinkPhoto } from "../../../live/uploads/shrink-photo.ts";
import { UploadQueue } from "./upload-queue.ts";

export { clearOrder, dragPhoto } from "./drag-photo.ts";
export { UploadList } from "./upload-list.tsx";

/** One for all pages that follow: an upload goes on while its member looks around. */
export const queue = new UploadQueue({
  shrink: shrinkPhoto,
  send: (photo) => uploadPhoto({ to: uploadPhotoCall, ...photo }),
});
