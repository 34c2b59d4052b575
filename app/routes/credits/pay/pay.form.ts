import { paymentMethod } from "../../../contract/money.ts";
import { typedDiscountCode } from "../../../contract/scalars.ts";
import { z } from "../../../contract/zod.ts";

/** The payment page's form: the key minted when it was shown (design §8) and how to pay. */
export const payForm = z.object({
  payment_id: z.uuid("invalid"),
  payment_method: paymentMethod.or(z.never("choose_one")),
  /** The one whose price the page showed. */
  discount_code: typedDiscountCode.optional(),
});
