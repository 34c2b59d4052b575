import { caseGrounds, caseOutcomes, LONGEST_REPORT } from "../../../contract/cases.ts";
import { z } from "../../../contract/zod.ts";

/** In the order of the page, where what is done stands first. */
const fields = {
  outcome: z.enum(caseOutcomes, "choose_one").optional(),
  ground: z.enum(caseGrounds, "choose_one").optional(),
  days: z
    .string()
    .regex(/^\d{1,3}$/)
    .transform(Number)
    .optional(),
  words: z.string().trim().max(LONGEST_REPORT).optional(),
};

/** What is decided on a case; `quick` is the button that needs nothing else. Whether the reason fits the API says. */
export const caseForm = z.object({
  ...fields,
  quick: z.literal("nothing").optional(),
});

/** What is decided on an appeal. */
export const appealDecisionForm = z.object({
  ...fields,
  decision: z.enum(["uphold", "reverse"]),
});
