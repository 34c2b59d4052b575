import { deletionReasons } from "../../contract/account/deletion-reasons.ts";
import { z } from "../../contract/zod.ts";

/** What the last step of the deletion asks: the password; a reason and words if they like. */
export const deleteForm = z.object({
  reason: z.enum(deletionReasons, "choose_one").optional(),
  comment: z.string("invalid").trim().max(1000, "message_too_long").optional(),
  password: z.string("required").min(1, "required").max(1000, "password_too_long"),
});
