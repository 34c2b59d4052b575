import { sendPhoto } from "./send-photo.ts";
import { shrinkPhoto } from "./shrink-photo.ts";
import { UploadQueue } from "./upload-queue.ts";

export { clearOrder, dragPhoto } from "./drag-photo.ts";
export { UploadList } from "./upload-list.tsx";

/** One for all pages that follow: an upload goes on while its member looks around. */
export const queue = new UploadQueue({ shrink: shrinkPhoto, send: sendPhoto });
