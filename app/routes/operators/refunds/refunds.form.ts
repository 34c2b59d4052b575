import { refundKinds } from "../../../contract/operators/money/operator-refunds.ts";
import { operatorReason } from "../../../contract/operators/operator-reason.ts";
import { mintedKey } from "../../../contract/scalars.ts";
import { z } from "../../../contract/zod.ts";

/** What goes back and why; `seen`: the sum in minor units that the page showed, sent by the box that says it was read. */
export const refundForm = z.object({
  refund_id: mintedKey,
  kind: z.enum(refundKinds),
  seen: z.int("required").nonnegative(),
  reason: operatorReason,
});

/** What is said of a proposal. */
export const proposalForm = z.object({
  decision: z.enum(["agree", "decline"], "choose_one"),
  reason: operatorReason,
});
