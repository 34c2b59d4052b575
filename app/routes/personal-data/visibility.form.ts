import { z } from "../../contract/zod.ts";

/** A box that is not ticked is not sent. */
const ticked = z
  .literal("on")
  .optional()
  .transform((value) => value === "on");

/** Who sees what of the member. */
export const visibilityForm = z.object({
  show_to_visitors: ticked,
  show_online: ticked,
  show_read: ticked,
  paused: ticked,
});
