import { z } from "../../../contract/zod.ts";

/** A whole amount of the currency, as people think of a limit. */
export const limitForm = z.object({
  limit: z.coerce.number("invalid").int("invalid").min(0, "invalid").max(100_000, "invalid"),
});
