import { operatorReason } from "../../../contract/operators/operator-reason.ts";
import { paymentMethod } from "../../../contract/money/payments.ts";
import { day } from "../../../contract/scalars.ts";
import { MOST_PERCENT } from "../../../domain/discount.ts";
import { z } from "../../../contract/zod.ts";

const whole = (problem: "percent_invalid" | "invalid") =>
  z
    .string("required")
    .trim()
    .regex(/^\d{1,7}$/, problem)
    .transform(Number);

/** What an operator fills in for a new code. The API judges it again. */
export const makeDiscountForm = z.object({
  // No name with `code` as a word: those that sign somebody in are never sent back.
  discountcode: z
    .string("required")
    .trim()
    .toUpperCase()
    .regex(/^(?!NEW$)[A-Z0-9-]{3,32}$/, "discount_code_invalid"),
  value_percentage: whole("percent_invalid").refine(
    (percent) => percent >= 1 && percent <= MOST_PERCENT,
    "percent_invalid",
  ),
  validity: z.enum(["once_per_user", "unlimited"], "choose_one"),
  max_uses: whole("invalid").optional(),
  expires: day.or(z.never("invalid")).optional(),
  country: z.string().max(2).optional(),
  user_id: z.string().trim().max(64).optional(),
  currency: z.string().max(3).optional(),
  minimum_order_value: whole("invalid").optional(),
  /** Chips, each with its own name. */
  paymentmethods: z
    .record(z.string(), paymentMethod)
    .default({})
    .transform((chosen) => Object.values(chosen)),
  why: operatorReason,
});

/** Why a code is stopped. */
export const stopDiscountForm = z.object({ why: operatorReason });
