import { discountCode } from "../../money/discounts.ts";
import { defineEndpoint } from "../../endpoint.ts";
import { paymentMethod } from "../../money/payments.ts";
import { country, holding, id, instant, list, pageInQuery, wholeNumber } from "../../scalars.ts";
import { z } from "../../zod.ts";
import { operatorReason } from "../operator-reason.ts";

/** So many the list has a page. */
export const DISCOUNTS_PAGE = 50;

/** Letters and digits that are easy to read out; stored in capitals. The page of a code called NEW would be the form for new ones. */
const newCode = z
  .string("required")
  .trim()
  .toUpperCase()
  .regex(/^(?!NEW$)[A-Z0-9-]{3,32}$/, "discount_code_invalid");

/** A code as the staff sees it; `uses`: payments with it that were completed. */
export const operatorDiscount = discountCode.extend({
  max_uses: wholeNumber.nullish(),
  uses: wholeNumber,
  made_at: instant,
});

export type OperatorDiscount = z.output<typeof operatorDiscount>;

/** One thing that was done with a code. */
const discountChange = z.object({
  action: z.enum(["made", "stopped"]),
  at: instant,
  operator: z.string(),
  why: z.string(),
});

/** All codes, the latest first, 50 a page (`page` from 1). Ours; decision 0218. */
export const listDiscounts = defineEndpoint({
  name: "listDiscounts",
  method: "GET",
  path: "/api/operator-discountcodes.php",
  query: z.object({ page: pageInQuery }),
  reply: z.object({ discountcodes: list(operatorDiscount), found: wholeNumber }),
  problems: ["authentication_required"],
});

/** One code, and what was done with it, the latest first. Ours. */
export const inspectDiscount = defineEndpoint({
  name: "inspectDiscount",
  method: "GET",
  path: "/api/operator-discountcode.php",
  query: z.object({ code: z.string().min(1).max(64) }),
  reply: holding("discountcode", operatorDiscount.extend({ history: list(discountChange) })),
  problems: ["authentication_required", "not_found"],
});

/**
 * Makes a code. Its rules never change: whoever got it was told them. The same one again is the same code; with other rules it is
 * `discount_code_taken`. `yourself`: nobody makes a code for their own account. Ours.
 */
export const makeDiscount = defineEndpoint({
  name: "makeDiscount",
  method: "POST",
  path: "/api/operator-discountcode.php",
  body: z.object({
    code: newCode,
    value_percentage: z.int("percent_invalid").min(1, "percent_invalid").max(90, "percent_invalid"),
    country: country.optional(),
    user_id: id.optional(),
    /** ISO 8601, in the future. */
    expires: instant.optional(),
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/)
      .optional(),
    /** In minor units of `currency`, which it needs. */
    minimum_order_value: z.int().min(1).max(10_000_000).optional(),
    paymentmethods: z.array(paymentMethod).max(20).optional(),
    validity: z.enum(["once_per_user", "unlimited"], "choose_one"),
    max_uses: z.int().min(1).max(1_000_000).optional(),
    why: operatorReason,
  }),
  reply: z.unknown(),
  problems: ["authentication_required", "discount_code_taken", "yourself"],
});

/** Stops a code for good: nobody can order with it from now on, and orders that were made keep their price. Again changes nothing. Ours. */
export const stopDiscount = defineEndpoint({
  name: "stopDiscount",
  method: "DELETE",
  path: "/api/operator-discountcode.php",
  body: z.object({ code: z.string().min(1).max(64), why: operatorReason }),
  reply: z.unknown(),
  problems: ["authentication_required", "not_found"],
});
