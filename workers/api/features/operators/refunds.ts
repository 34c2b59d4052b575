import {
  decideRefund,
  operatorPayments,
  operatorRefund,
} from "../../../../app/contract/operators/money/operator-refunds.ts";
import { cleanText } from "../../../../app/domain/clean-text.ts";
import { accept, refuse, type Result } from "../../../../app/domain/result.ts";
import type { Actor } from "../../actors/site/operators/audit/audit.ts";
import { handleOperator } from "../../http/handle-operator.ts";
import type { Call } from "../../http/http.ts";

export const getOperatorPayments = handleOperator(operatorPayments, async (call) => {
  const { actors, operator, query } = call;
  const allowed = await mayAct(call, operator, query.id);
  if (!allowed.ok) return allowed;
  const payments = await actors.findMember(query.id)?.money.refundablePayments(operator);
  return payments ? accept({ payments }) : refuse("not_found");
});

/** The member's object does it and writes it down, so that neither is without the other. */
export const postOperatorRefund = handleOperator(operatorRefund, async (call) => {
  const { actors, operator, body } = call;
  const { id, reason, ...order } = body;
  const allowed = await mayAct(call, operator, id);
  if (!allowed.ok) return allowed;
  const act = { operator, why: cleanText(reason) };
  return (await actors.findMember(id)?.money.refundByOperator({ ...order, act })) ?? refuse("not_found");
});

export const putOperatorRefund = handleOperator(decideRefund, async (call) => {
  const { actors, operator, body } = call;
  const { id, refund_id, agree, reason } = body;
  const allowed = await mayAct(call, operator, id);
  if (!allowed.ok) return allowed;
  const act = { operator, why: cleanText(reason) };
  return (await actors.findMember(id)?.money.decideProposal({ refund_id, agree, act })) ?? refuse("not_found");
});

/** Whoever opened the member and said why (decision 0174); nobody for their own account. */
async function mayAct({ actors }: Pick<Call, "actors">, operator: Actor, member: string): Promise<Result> {
  if (operator.member === member) return refuse("yourself");
  if (!(await actors.findMember(member)?.standing.found())) return refuse("not_found");
  return actors.site().members.mayAct({ operator, member });
}
