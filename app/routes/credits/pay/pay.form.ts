import { paymentMethod } from "../../../contract/money.ts";
import { typedDiscountCode } from "../../../contract/scalars.ts";
import { z } from "../../../contract/zod.ts";

/** The payment page's form: the key minted when it was shown (design §8) and how to pay. */
export const payForm = z.object({
  // As the API has it: in capitals it is the same one.
  payment_id: z.uuid("invalid").toLowerCase(),
  payment_method: paymentMethod.or(z.never("choose_one")),
  /** The one whose price the page showed. */
  discount_code: typedDiscountCode.optional(),
});
