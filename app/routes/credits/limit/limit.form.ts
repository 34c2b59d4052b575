import { z } from "../../../contract/zod.ts";

const MOST = 100_000;

/** A whole amount of the currency, as people think of a limit, in digits alone: "1.000" is a thousand to some and one to others. */
export const limitForm = z.object({
  limit: z
    .string("required")
    .trim()
    .refine((typed) => /^\d{1,6}$/.test(typed) && Number(typed) <= MOST, "amount_whole")
    .transform(Number),
});
