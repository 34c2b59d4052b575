import { paymentFilters } from "../../../contract/operators/money/operator-payments.ts";
import { day } from "../../../contract/scalars.ts";
import { z } from "../../../contract/zod.ts";

/** Which payments are looked for. */
export const filterForm = z.object({
  state: z.enum(paymentFilters).optional(),
  day: day.optional(),
  find: z.string().trim().max(128).optional(),
  before: z
    .string()
    .regex(/^\d{1,15}$/)
    .optional(),
});
