import { defineEndpoint } from "../../endpoint.ts";
import { payment } from "../../money/payments.ts";
import { refundReason, refundStatus } from "../../money/refunds.ts";
import { flag, id, instant, list, mintedKey, money, wholeNumber } from "../../scalars.ts";
import { z } from "../../zod.ts";
import { operatorReason } from "../operator-reason.ts";

/** What goes back: the price of the credits that are unused, or all that was paid and has not gone back. Decision 0228. */
export const refundKinds = ["unused", "all"] as const;
export type RefundKind = (typeof refundKinds)[number];

/** A refund as operators see it. `proposed`: another operator has to agree; `declined`: one did not. */
const listedRefund = z.object({
  refund_id: id,
  amount: money,
  credits: wholeNumber,
  status: z.enum([...refundStatus.options, "proposed", "declined"]),
  reason: refundReason,
  at: instant,
  /** Who proposed or decided it; nobody for a withdrawal. */
  operator: z.string().nullish(),
  why: z.string().nullish(),
  /** It is the caller's own proposal. */
  own: flag,
});

/** One of a member's payments, what became of its money, and what could go back now. */
export const refundablePayment = z.object({
  payment,
  refunds: list(listedRefund),
  /** Of the credits that this payment brought. */
  unused: wholeNumber,
  unused_refund: money,
  all_refund: money,
  /** A second operator has to agree to all of it. */
  second: flag,
  /** And to what the unused credits cost. */
  unused_second: flag,
});
export type RefundablePayment = z.output<typeof refundablePayment>;

/** A member's payments as operators refund them; for who opened the member (`openMember`), else `reason_required`. Ours. */
export const operatorPayments = defineEndpoint({
  name: "operatorPayments",
  method: "GET",
  path: "/api/operator-refund.php",
  query: z.object({ id }),
  reply: z.object({ payments: list(refundablePayment) }),
  problems: ["authentication_required", "not_found", "reason_required", "yourself"],
});

/**
 * Pays money back and takes the unused credits of the payment out of the account. `seen`: the amount in minor units that the page
 * showed; `decision_changed` where it is another one by now. Above a sum it is a proposal, and nothing happens until a second operator
 * agrees. The same `refund_id` again is the same refund. Ours; decision 0228.
 */
export const operatorRefund = defineEndpoint({
  name: "operatorRefund",
  method: "POST",
  path: "/api/operator-refund.php",
  keyed: true,
  body: z.object({
    refund_id: mintedKey,
    id,
    payment_id: id,
    kind: z.enum(refundKinds),
    seen: z.int().nonnegative(),
    reason: operatorReason,
  }),
  reply: z.object({ proposed: flag }),
  problems: [
    "authentication_required",
    "decision_changed",
    "key_reused",
    "not_found",
    "nothing_to_refund",
    "reason_required",
    "yourself",
  ],
});

/**
 * Agrees to what another operator proposed, or declines it; who proposed it may only decline (`second_operator`). `decision_changed`: it
 * was decided, or the credits were used meanwhile. Ours; decision 0228.
 */
export const decideRefund = defineEndpoint({
  name: "decideRefund",
  method: "PUT",
  path: "/api/operator-refund.php",
  body: z.object({ id, refund_id: id, agree: z.boolean(), reason: operatorReason }),
  reply: z.unknown(),
  problems: [
    "authentication_required",
    "decision_changed",
    "not_found",
    "reason_required",
    "second_operator",
    "yourself",
  ],
});
