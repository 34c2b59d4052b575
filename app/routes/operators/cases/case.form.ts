import { id } from "../../../contract/scalars.ts";
import { caseGrounds, caseOutcomes, LONGEST_REPORT } from "../../../contract/safety/cases.ts";
import { explains } from "../../../contract/operators/operator-reason.ts";
import { z } from "../../../contract/zod.ts";
import { contradiction } from "../queue/contradiction.ts";
import { endless, hasEnd, lastingDays } from "./lasting.form.ts";
import { reportOutcomes } from "./report-outcomes.ts";

/** A measure is explained, and so is that a decision stays, or that a case was dealt with in another way. */
const unexplained = { path: ["words"], message: "required" };

const groundless = { path: ["ground"], message: "choose_one" };

/** In the order of the page, where what is done stands first. */
const fields = {
  outcome: z.enum(caseOutcomes, "choose_one").optional(),
  ground: z.enum(caseGrounds, "choose_one").optional(),
  days: lastingDays,
  words: z.string().trim().max(LONGEST_REPORT).optional(),
  /** Up to where the page showed what was decided about the member. */
  seen: z.int().nonnegative().default(0),
};

/** What is decided on a case; `quick` is the button that needs nothing else. Whether the reason fits the API says. */
export const caseForm = z
  .object({
    ...fields,
    outcome: z.enum(reportOutcomes, "choose_one").optional(),
    quick: z.literal("nothing").optional(),
    /** Whom the page said that it is about; empty: nobody. */
    reported: id.optional(),
  })
  .refine(({ quick, outcome }) => !quick || !outcome || outcome === "nothing", contradiction("outcome"))
  .refine(({ quick, ground }) => !quick || !ground || ground === "no_violation", contradiction("ground"))
  .refine(
    ({ quick, outcome, days }) => (!quick && outcome !== "dealt_with") || days === undefined,
    contradiction("days"),
  )
  .refine(({ outcome, ground }) => outcome !== "dealt_with" || !ground, contradiction("ground"))
  .refine(({ quick, outcome, ground }) => quick || !outcome || outcome === "dealt_with" || ground, groundless)
  .refine((given) => hasEnd(given.outcome, given), endless)
  .refine(({ quick, outcome, words }) => quick || !outcome || outcome === "nothing" || explains(words), unexplained);

/** What is decided on an appeal; a decision that stays has its outcome and reason already. */
export const appealDecisionForm = z
  .object({ ...fields, decision: z.enum(["uphold", "reverse"]) })
  .refine(({ decision, outcome }) => decision === "reverse" || !outcome, contradiction("outcome"))
  .refine(({ decision, ground }) => decision === "reverse" || !ground, contradiction("ground"))
  .refine(({ decision, days }) => decision === "reverse" || days === undefined, contradiction("days"))
  .refine((given) => hasEnd(given.outcome, given), endless)
  .refine(({ decision, outcome, words }) => (decision === "reverse" && !outcome) || explains(words), unexplained);
