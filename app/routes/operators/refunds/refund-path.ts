import type { RefundKind } from "../../../contract/operators/money/operator-refunds.ts";
import { STAFF_PATH } from "../../../domain/auth/sign-in-path.ts";
import { memberPath } from "../members/member-path.ts";

/** A member's payments, and what went back or can go back of them. */
export function refundsPath(member: string): string {
  return `${memberPath(member)}/refunds`;
}

/** Where a refund of a payment is written. */
export function refundPath(member: string, { payment, kind }: { payment: string; kind: RefundKind }): string {
  return `${refundsPath(member)}/${encodeURIComponent(payment)}?kind=${kind}`;
}

/** All proposals that wait for a second operator. */
export const PROPOSALS = `${STAFF_PATH}/proposals`;

/** Where a colleague's proposal is decided. */
export function proposalPath(member: string, refund: string): string {
  return `${memberPath(member)}/proposals/${encodeURIComponent(refund)}`;
}
