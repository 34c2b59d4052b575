import { clock } from "../../../../clock.ts";
import { enqueue } from "../../../outbox.ts";
import type { DecidedProposal, RefundProposal } from "../../../site/payments/refund-proposals.ts";
import { accountOf } from "../../account/account.ts";
import type { Act } from "../../fictional/registry.ts";
import type { RefundRow } from "./refund-rows.ts";

type Proposed = Pick<RefundRow, "refund_id" | "payment_id" | "amount" | "credits">;

/** Operators find what waits for a second one of them in a list of the site (decision 0239). */
export function tellProposal(
  sql: SqlStorage,
  refund: Proposed,
  { act, currency }: { act: Act; currency: string },
): void {
  const { refund_id, payment_id, amount, credits } = refund;
  const { operator, why } = act;
  const member = accountOf(sql).id;
  const by = { operator: operator.id, operator_name: operator.name, why, at: clock.now() };
  const payload: RefundProposal = { refund_id, member, payment_id, amount, currency, credits, ...by };
  enqueue(sql, { id: `${member}/refund/${refund_id}/proposed`, target: "site", kind: "refund_proposed", payload });
}

/** It waits there no more. */
export function tellDecided(sql: SqlStorage, refund_id: string): void {
  const member = accountOf(sql).id;
  const payload: DecidedProposal = { member, refund_id };
  enqueue(sql, { id: `${member}/refund/${refund_id}/decided`, target: "site", kind: "refund_decided", payload });
}

/** What was proposed of a payment is no longer what there is to decide: its bank took it back, or its member withdrew. */
export function endProposals(sql: SqlStorage, payment_id: string): void {
  const ended =
    "UPDATE refunds SET status = 'declined', settled_at = ? WHERE payment_id = ? AND status = 'proposed' RETURNING refund_id";
  for (const { refund_id } of sql.exec<{ refund_id: string }>(ended, clock.now(), payment_id).toArray())
    tellDecided(sql, refund_id);
}
