import { textRefusals } from "../../../contract/text-refusals.ts";
import { z } from "../../../contract/zod.ts";

/** What is decided on a text; the reason of a refusal is asked for by the API. */
export const textForm = z.object({
  decision: z.enum(["approve", "refuse"]),
  reason: z.enum(textRefusals, "choose_one").optional(),
});
