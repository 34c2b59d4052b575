import { caseGrounds, caseOutcomes, reportReasons } from "../safety/cases.ts";
import { defineEndpoint } from "../endpoint.ts";
import { sanctionKinds } from "../safety/sanctions.ts";
import { z } from "../zod.ts";
import { photoRefusals } from "./photo-refusals.ts";
import { textRefusals } from "./text-refusals.ts";

const count = z.int().nonnegative();
/** The middle of all, of an even number the mean of the two in the middle; null where there are none. */
const median = z.number().nonnegative().nullable();
const side = z.enum(["reported", "reporter"]);
const yearInQuery = z
  .string()
  .regex(/^20\d\d$/)
  .transform(Number);

/** Photos or texts that somebody of the staff looked at: how many were shown, and how many were refused for which reason. */
function inspected<Refusal extends string>(refusals: readonly Refusal[]) {
  return z.object({ approved: count, refused: z.array(z.object({ reason: z.enum(refusals), count })) });
}

/**
 * What was moderated in a calendar year (the site's time zone), counted; the current one without `year`. Nothing names anybody, and
 * erased members' cases count. Ours; Digital Services Act, articles 15 and 24, decision 0180.
 */
export const moderationFigures = defineEndpoint({
  name: "moderationFigures",
  method: "GET",
  path: "/api/operator-figures.php",
  query: z.object({ year: yearInQuery.optional() }),
  reply: z.object({
    year: z.int(),
    /** Of the earliest that is known, and now. */
    first_year: z.int(),
    this_year: z.int(),
    /** Received in that year. `report`: by a member; `complaint`: by anybody. */
    notices: z.array(z.object({ kind: z.enum(["report", "complaint"]), reason: z.enum(reportReasons), count })),
    /** The first on each case. `operator`: on the staff's own initiative. */
    decisions: z.array(
      z.object({
        kind: z.enum(["report", "complaint", "operator"]),
        outcome: z.enum(caseOutcomes),
        ground: z.enum(caseGrounds),
        count,
      }),
    ),
    /** By operators, without an appeal. */
    lifted: z.array(z.object({ kind: z.enum(sanctionKinds), count })),
    /** Received in that year, and answered in it: `reversed` where the outcome is another one than before. */
    appeals: z.array(z.object({ side, received: count, upheld: count, reversed: count })),
    /** From a notice to its decision, and from an appeal to its answer. */
    median_seconds: z.object({ decision: median, appeal: median }),
    photos: inspected(photoRefusals),
    texts: inspected(textRefusals),
    /** Members whose new conversations the software held by itself, until somebody had read them. */
    held_by_software: count,
  }),
  problems: ["authentication_required"],
});
