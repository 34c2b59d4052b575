import { defineEndpoint } from "../endpoint.ts";
import { paymentMethod } from "./payments.ts";
import { discountProblems } from "./credits-problems.ts";
import { country, flag, holding, id, list, typedDiscountCode, wholeNumber } from "../scalars.ts";
import { z } from "../zod.ts";

/**
 * A discount code (spec §3). `user_id`: the only member who may use it; `minimum_order_value`: in minor units of `currency`, before the
 * discount; `validity`: `once_per_user` or `unlimited`; `status`: `active` or `stopped`; `paymentmethods`: none are all.
 */
export const discountCode = z.object({
  code: z.string().min(1),
  country: country.nullish(),
  user_id: id.nullish(),
  /** ISO 8601; from then on it is over. */
  expires: z.string().nullish(),
  value_percentage: wholeNumber,
  currency: z.string().nullish(),
  minimum_order_value: wholeNumber.nullish(),
  status: z.string().nullish(),
  validity: z.string().nullish(),
  expired: flag.optional(),
  paymentmethods: list(z.string()).optional(),
});

export type DiscountCode = z.output<typeof discountCode>;

/**
 * The discount of company info (`delete_discount`) for who is about to delete their account: a code of their own, made at the first call and
 * once a member. The same code again while it is good; else null, also with a debt, before the address is confirmed, and where the company
 * offers none. Ours; decision 0235.
 */
export const offerDeletionDiscount = defineEndpoint({
  name: "offerDeletionDiscount",
  method: "POST",
  path: "/api/deletion-discount.php",
  keyed: true,
  reply: z.object({ discountcode: discountCode.nullable() }),
  problems: ["authentication_required"],
});

/**
 * May the member use this code, and what does it give? `welcome=true`: the welcome discount that is open for them, if there is one;
 * callers ignore its refusals (spec §8). With `bundle` and `payment_method`, for that order. Nothing is used up by asking: a use is
 * counted when a payment with the code is completed. Spec §7; decision 0218.
 */
export const getDiscountCode = defineEndpoint({
  name: "getDiscountCode",
  method: "GET",
  path: "/api/discountcode.php",
  query: z.object({
    code: typedDiscountCode.optional(),
    welcome: z.literal("true").optional(),
    bundle: id.optional(),
    payment_method: paymentMethod.optional(),
  }),
  reply: holding("discountcode", discountCode),
  problems: ["authentication_required", "not_found", ...discountProblems],
});

/** What of the time bonus a member can put away: all of it by "No, thank you", or its dialog. */
export const bonusParts = ["bonus", "bonus_modal"] as const;

export type BonusPart = (typeof bonusParts)[number];

/**
 * Puts the time bonus away, or its dialog: user.php says since when, and no page of any device shows it again. The first time counts. Ours;
 * spec §9, decision 0256.
 */
export const dismissBonus = defineEndpoint({
  name: "dismissBonus",
  method: "PUT",
  path: "/api/time-bonus.php",
  body: z.object({ dismissed: z.enum(bonusParts) }),
  reply: z.unknown(),
  problems: ["authentication_required"],
  keyed: true,
});
