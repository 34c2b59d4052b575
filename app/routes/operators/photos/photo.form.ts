import { photoRefusals } from "../../../contract/photo-refusals.ts";
import { z } from "../../../contract/zod.ts";

/** What is decided on a photo; the reason of a refusal is asked for by the API. */
export const photoForm = z.object({
  decision: z.enum(["approve", "refuse"]),
  reason: z.enum(photoRefusals, "choose_one").optional(),
});
