import { z } from "../../contract/zod.ts";
import { ticked } from "../../page-parts/form-rules/ticked.ts";

/** Who sees what of the member. */
export const visibilityForm = z.object({
  show_to_visitors: ticked,
  show_online: ticked,
  show_read: ticked,
  show_typing: ticked,
  paused: ticked,
});
