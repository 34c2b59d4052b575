import { z } from "../../contract/zod.ts";

/** The bundle that was chosen. */
export const bundleForm = z.object({
  bundle: z.string("choose_one").max(200, "choose_one"),
  code: z.string().max(64, "text_too_long").optional(),
});
