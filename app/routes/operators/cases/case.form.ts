import { caseGrounds, caseOutcomes, LONGEST_REPORT } from "../../../contract/safety/cases.ts";
import { explains } from "../../../contract/operators/operator-reason.ts";
import { z } from "../../../contract/zod.ts";
import { contradiction } from "../queue/contradiction.ts";

/** A measure is explained, and so is that a decision stays. */
const unexplained = { path: ["words"], message: "required" };

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
export const caseForm = z
  .object({ ...fields, quick: z.literal("nothing").optional() })
  .refine(({ quick, outcome }) => !quick || !outcome || outcome === "nothing", contradiction("outcome"))
  .refine(({ quick, ground }) => !quick || !ground || ground === "no_violation", contradiction("ground"))
  .refine(({ quick, outcome, ground }) => quick || !outcome || ground, { path: ["ground"], message: "choose_one" })
  .refine(({ quick, outcome, words }) => quick || !outcome || outcome === "nothing" || explains(words), unexplained);

/** What is decided on an appeal; a decision that stays has its outcome and reason already. */
export const appealDecisionForm = z
  .object({ ...fields, decision: z.enum(["uphold", "reverse"]) })
  .refine(({ decision, outcome }) => decision === "reverse" || !outcome, contradiction("outcome"))
  .refine(({ decision, ground }) => decision === "reverse" || !ground, contradiction("ground"))
  .refine(({ decision, outcome, words }) => (decision === "reverse" && !outcome) || explains(words), unexplained);
