import { z } from "../../contract/zod.ts";

const id = z.string().min(1).max(64);

/** What a photo's buttons ask; the upload is a form of its own (upload-photo.server.ts). */
export const photosForm = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("move"), id, position: z.coerce.number().int().min(1).max(100) }),
  z.object({ intent: z.literal("delete"), id }),
]);
