import { paymentMethod } from "../../../contract/money/payments.ts";
import { typedDiscountCode } from "../../../contract/scalars.ts";
import { z } from "../../../contract/zod.ts";

/** The price that the page showed, as the form has it: `1995 EUR`. */
const shownPrice = z
  .string()
  .regex(/^\d{1,12} [A-Z]{3}$/, "invalid")
  .transform((text) => ({ amount: Number(text.slice(0, -4)), currency: text.slice(-3) }));

/** The form that orders again what was bought last: nothing is chosen, so all of it is what the page showed. */
export const repeatForm = z.object({
  payment_id: z.uuid("invalid").toLowerCase(),
  bundle: z.string("invalid").min(1, "invalid").max(64, "invalid"),
  payment_method: paymentMethod.or(z.never("invalid")),
  price: shownPrice,
});

/** The payment page's form: the key minted when it was shown (design §8) and how to pay. */
export const payForm = z.object({
  // As the API has it: in capitals it is the same one.
  payment_id: z.uuid("invalid").toLowerCase(),
  payment_method: paymentMethod.or(z.never("choose_one")),
  price: shownPrice.optional(),
  /** The one whose price the page showed. */
  discount_code: typedDiscountCode.optional(),
});
