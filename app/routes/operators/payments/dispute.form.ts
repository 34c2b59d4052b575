import { disputeOutcomes } from "../../../contract/operators/money/dispute-outcomes.ts";
import { z } from "../../../contract/zod.ts";

/** What was done about a dispute; `change`: the last thing that the page showed of it. */
export const disputeForm = z.object({
  change: z.int("required").positive(),
  outcome: z.enum(disputeOutcomes, "choose_one"),
});
