import { listRefundProposals } from "../../../../app/contract/operators/money/operator-proposals.ts";
import { accept } from "../../../../app/domain/result.ts";
import { instantOf } from "../../clock.ts";
import { handleOperator } from "../../http/handle-operator.ts";

/** Refunds that wait for a second operator. */
export const getRefundProposals = handleOperator(listRefundProposals, async ({ actors, operator }) => {
  const proposals = await actors.site().payments.proposals(operator);
  return accept({
    proposals: proposals.map(
      ({ refund_id, member, payment_id, number, amount, currency, credits, at, why, ...by }) => ({
        refund_id,
        member,
        payment_id,
        number,
        amount: { amount, currency },
        credits,
        at: instantOf(at),
        operator: by.operator_name,
        why,
        own: by.operator === operator.id,
      }),
    ),
  });
});
