import type { ProblemCode } from "../problems.ts";

/** Why a discount code cannot be used; only the pages of credits get these, and have their words. */
export const discountProblems = [
  "discount_not_found",
  "discount_used",
  "discount_expired",
  "discount_open",
  "discount_minimum",
  "discount_country",
  "discount_user",
  "discount_method",
  "discount_first_purchase",
] as const satisfies readonly ProblemCode[];

export type DiscountProblem = (typeof discountProblems)[number];

/** Only the pages of credits and payments get these, and have their words. */
export type CreditsProblem = Extract<
  ProblemCode,
  "price_changed" | "quote_changed" | "spending_limit" | "withdrawal_over"
>;
