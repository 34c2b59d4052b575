import { mintedKey } from "../../contract/scalars.ts";
import { z } from "../../contract/zod.ts";

const whole = z.coerce.number("invalid").int("invalid").nonnegative("invalid");

/** The first step: which purchase, and who withdraws. */
export const chooseForm = z.object({
  payment_id: z.string("choose_one").min(1, "choose_one").max(64, "choose_one"),
  name: z.string("required").trim().min(1, "required").max(100, "text_too_long"),
});

/** The second: the same, and the sums that the page showed. */
export const confirmForm = chooseForm.extend({ refund_id: mintedKey, refund: whole, unused: whole });
