import { uploadPhotoCall } from "../browser-calls.ts";
import { defineEndpoint } from "../endpoint.ts";
import { photoRefusals } from "../operators/photo-refusals.ts";
import { image } from "./profile.ts";
import { holding, id, list, mintedKey, wholeNumber } from "../scalars.ts";
import { z } from "../zod.ts";

/** Bytes of one upload. */
export const LARGEST_UPLOAD = 10 * 1024 * 1024;
/** The shorter side of a photo, in pixels: a card shows it about as wide (decision 0168). */
export const SMALLEST_PHOTO_SIDE = 200;
/** Uploads of one member at the same time; a further one is `rate_limited`. */
export const MOST_UPLOADS_AT_ONCE = 3;

/**
 * A photo as its owner sees it. `preparing`: stored, no picture made of it yet, so it has no names; `inspection`: only
 * its owner sees it; `active`: everybody does who may; `refused`, with the reason.
 */
export const ownPhoto = image.extend({ id, status: z.string(), reason: z.enum(photoRefusals).nullish() });

export type OwnPhoto = z.output<typeof ownPhoto>;

/** Own photos in their order, and how many the member may have. */
const ownPhotos = z.object({ photos: list(ownPhoto), limit: wholeNumber });

/** Ours; spec §2 (`/profile`), §5, §6. */
export const listPhotos = defineEndpoint({
  name: "listPhotos",
  method: "GET",
  path: "/api/photo.php",
  reply: ownPhotos,
  problems: ["authentication_required"],
});

/** Why a picture's upload is refused. `photo_limit`: there is no room for another one. */
export const uploadProblems = [
  "photo_limit",
  "photo_too_large",
  "photo_too_many_pixels",
  "photo_too_small",
  "photo_heic",
  "photo_unreadable",
  "photo_empty",
  "photo_missing",
  "key_reused",
] as const;

/**
 * Stores a picture: the body is the file itself, or a form with it (`multipart/form-data`), JPEG, PNG or WebP. Answered
 * once its bytes are stored; the pictures are made after that. The same key again is the same photo. Ours.
 */
export const uploadPhoto = defineEndpoint({
  name: "uploadPhoto",
  ...uploadPhotoCall,
  query: z.object({ key: mintedKey }),
  upload: true,
  reply: holding("photo", ownPhoto),
  problems: ["authentication_required", ...uploadProblems],
  relay: "browser",
});

/** Puts a photo at a place, the others keep their order; 1 is the main photo's. Ours. */
export const arrangePhoto = defineEndpoint({
  name: "arrangePhoto",
  method: "PUT",
  path: "/api/photo.php",
  body: z.object({ id, position: z.int().min(1).max(100) }),
  reply: ownPhotos,
  problems: ["authentication_required", "not_found"],
  keyed: true,
});

/** Deletes a photo; one that is not there is deleted already. Ours. */
export const deletePhoto = defineEndpoint({
  name: "deletePhoto",
  method: "DELETE",
  path: "/api/photo.php",
  body: z.object({ id }),
  reply: z.unknown(),
  problems: ["authentication_required"],
  keyed: true,
});
