import { z } from "../../../contract/zod.ts";

/** Characters; of a longer one the rest is left out. */
export const LONGEST_QUERY = 100;

/** What is looked for in the questions and answers. */
export const faqForm = z.object({ q: z.string().max(LONGEST_QUERY).optional() });
