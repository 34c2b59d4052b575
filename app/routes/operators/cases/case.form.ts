import { caseGrounds, caseOutcomes, LONGEST_REPORT } from "../../../contract/cases.ts";
import { z } from "../../../contract/zod.ts";

const common = {
  ground: z.enum(caseGrounds, "choose_one").optional(),
  words: z.string().trim().max(LONGEST_REPORT).optional(),
  days: z
    .string()
    .regex(/^\d{1,3}$/)
    .transform(Number)
    .optional(),
};

/** What is decided on a case; `quick` is the button that needs nothing else. Whether the reason fits the API says. */
export const caseForm = z.object({
  ...common,
  outcome: z.enum(caseOutcomes, "choose_one").optional(),
  quick: z.literal("nothing").optional(),
});

/** What is decided on an appeal. */
export const appealDecisionForm = z.object({
  ...common,
  outcome: z.enum(caseOutcomes, "choose_one").optional(),
  decision: z.enum(["uphold", "reverse"]),
});
