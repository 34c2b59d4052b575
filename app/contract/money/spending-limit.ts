import { defineEndpoint } from "../endpoint.ts";
import { instant, money, wholeNumber } from "../scalars.ts";
import { z } from "../zod.ts";

/**
 * A member's own limit of what they spend in a calendar month, where they live. `spent` and `left`: this month; `until`: when the next one
 * begins. `open`: the orders in `spent` that their member has not finished, and may still pay. `next`: a higher limit, or none, that counts from `at` on. Ours; decision 0228.
 */
const spendingLimit = z.object({
  limit: money.nullable(),
  next: z.object({ limit: money.nullable(), at: instant }).nullable(),
  spent: money,
  open: z.object({ orders: wholeNumber, amount: money }).optional(),
  left: money.nullable(),
  until: instant,
});
export type OwnSpendingLimit = z.output<typeof spendingLimit>;

export const getSpendingLimit = defineEndpoint({
  name: "getSpendingLimit",
  method: "GET",
  path: "/api/spending-limit.php",
  reply: spendingLimit,
  problems: ["authentication_required"],
});

/**
 * Sets it, in minor units of the currency that the member is sold in; null: none. Lower counts at once, higher or none after 24 hours.
 * The limit of now puts away a higher one that was to come, as does `keep`, whatever currency it is in. Ours.
 */
export const setSpendingLimit = defineEndpoint({
  name: "setSpendingLimit",
  method: "PUT",
  path: "/api/spending-limit.php",
  body: z.object({ limit: z.union([z.int().min(0).max(100_000_000).nullable(), z.literal("keep")]) }),
  reply: spendingLimit,
  problems: ["authentication_required"],
});
