import { mintedKey } from "../../contract/scalars.ts";
import { z } from "../../contract/zod.ts";
import { typedLine } from "../../page-parts/form-rules/typed-line.form.ts";

const whole = z.coerce.number("invalid").int("invalid").nonnegative("invalid");

/** The first step: which purchase, and who withdraws. */
export const chooseForm = z.object({
  payment_id: z.string("choose_one").min(1, "choose_one").max(64, "choose_one"),
  name: typedLine(100),
});

/** The second: the same, and the sums that the page showed. */
export const confirmForm = chooseForm.extend({ refund_id: mintedKey, refund: whole, unused: whole });
