import { defineEndpoint } from "../../endpoint.ts";
import { flag, id, instant, list, money, wholeNumber } from "../../scalars.ts";
import { z } from "../../zod.ts";

/** A refund that an operator proposed and another one has to agree to; `number`: its payment's, as of `operatorPayment`. */
const proposal = z.object({
  refund_id: id,
  member: id,
  payment_id: id,
  number: z.int().nullable(),
  amount: money,
  /** That go out of the account. */
  credits: wholeNumber,
  at: instant,
  operator: z.string(),
  why: z.string(),
  /** It is the caller's own, so somebody else decides. */
  own: flag,
});
export type RefundProposal = z.output<typeof proposal>;

/** All that wait, the longest first; none about the caller's own account. Each look is written into the audit log. Ours; decision 0239. */
export const listRefundProposals = defineEndpoint({
  name: "listRefundProposals",
  method: "GET",
  path: "/api/operator-proposals.php",
  reply: z.object({ proposals: list(proposal) }),
  problems: ["authentication_required"],
});
