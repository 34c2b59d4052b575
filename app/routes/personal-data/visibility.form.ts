import { z } from "../../contract/zod.ts";

/** May visitors see the member's card where a link leads to it? A box that is not ticked is not sent. */
export const visibilityForm = z.object({
  show_to_visitors: z
    .literal("on")
    .optional()
    .transform((value) => value === "on"),
});
