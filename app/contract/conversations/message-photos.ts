import { uploadMessagePhotoCall } from "../browser-calls.ts";
import { defineEndpoint } from "../endpoint.ts";
import { message } from "./message.ts";
import { ownPhoto, uploadProblems } from "../people/photos.ts";
import { card, image } from "../people/profile.ts";
import { holding, id, mintedKey } from "../scalars.ts";
import { z } from "../zod.ts";

/**
 * Stores a photo for one message: `key` is the message's `client_id`, and the photo goes with it (`sendMessage`, `photo`). As
 * `uploadPhoto`; one that no message follows within a day goes again. The same key again is the same photo. Ours; decision 0213.
 */
export const uploadMessagePhoto = defineEndpoint({
  name: "uploadMessagePhoto",
  ...uploadMessagePhotoCall,
  query: z.object({ key: mintedKey }),
  upload: true,
  reply: holding("photo", ownPhoto),
  problems: ["authentication_required", ...uploadProblems],
  relay: "browser",
});

/**
 * The photo that was uploaded under this key and went with no message yet: what its sender looks at before it is sent. `not_found` also
 * once it was sent. Ours; decision 0213.
 */
export const getUnsentPhoto = defineEndpoint({
  name: "getUnsentPhoto",
  method: "GET",
  path: "/api/unsent-photo.php",
  query: z.object({ key: mintedKey }),
  reply: holding("photo", ownPhoto),
  problems: ["authentication_required", "not_found"],
});

/**
 * One photo of a conversation, shown because the member asks for it: `photo` is never `locked`, with the largest there is. `message` is
 * as the conversation shows it, so its photo may be. `not_found` also for a message that holds none. Ours; decision 0213.
 */
export const showMessagePhoto = defineEndpoint({
  name: "showMessagePhoto",
  method: "GET",
  path: "/api/message-photo.php",
  query: z.object({ message: id }),
  reply: z.object({ profile: card, message, photo: image }),
  problems: ["authentication_required", "not_found", "blocked"],
});
