import { z } from "../../contract/zod.ts";

const id = z.string().min(1).max(64);

/** What the buttons of an own photo ask, or of one of a fictional profile; the upload is a form of its own. */
export const photosForm = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("move"), id, position: z.coerce.number().int().min(1).max(100) }),
  z.object({ intent: z.literal("delete"), id }),
]);
