import {
  handleDispute,
  inspectOperatorPayment,
  listDailySums,
  listOperatorPayments,
  type OperatorPayment,
} from "../../../../app/contract/operators/money/operator-payments.ts";
import { accept } from "../../../../app/domain/result.ts";
import type { PaymentRecord } from "../../actors/site/payments/payment-records.ts";
import { instantOf } from "../../clock.ts";
import { handleOperator } from "../../http/handle-operator.ts";
import { findPaymentProvider } from "../../providers/payment/payment-provider-of.ts";

export const getPaymentRecords = handleOperator(listOperatorPayments, async ({ actors, operator, query }) => {
  const { before, state, day, find } = query;
  const kinds = { disputed: true, dispute_open: operator.member ?? "", left_open: true };
  const among =
    state !== undefined && state in kinds ? { [state]: kinds[state as keyof typeof kinds] } : { status: state };
  const filter = { before, day, find, ...among };
  const { payments, next } = await actors.site().payments.list(filter, operator);
  return accept({ payments: payments.map(shown), next });
});

/** What the member owes now, and what can go back, is asked of the member; nothing of one's own account. */
export const getPaymentRecord = handleOperator(inspectOperatorPayment, async ({ actors, operator, query }) => {
  const found = await actors.site().payments.inspect(query.number, operator);
  if (!found.ok) return found;
  const { payment, history, notes, dispute_open, transfers } = found.value;
  const { member, payment_id, currency, disputed } = payment;
  const money = member === null ? undefined : actors.findMember(member)?.money;
  const debt = await money?.debt();
  const refundable = operator.member === member ? undefined : await money?.refundablePayment(payment_id, operator);
  const changes = history.map(({ at, moved, ...change }) => ({
    ...change,
    at: instantOf(at),
    moved: moved === null ? null : { amount: moved, currency },
  }));
  const dispute = {
    disputed: disputed === 1,
    dispute_open,
    dispute_notes: notes.map(({ at, operator_name, outcome }) => ({
      at: instantOf(at),
      operator: operator_name,
      outcome,
    })),
    change: payment.change,
  };
  const shownDebt = { debt: debt ?? null };
  return accept({ payment: { ...shown(payment), ...dispute, ...shownDebt, history: changes, refundable, transfers } });
});

export const putDispute = handleOperator(handleDispute, ({ actors, operator, body }) =>
  actors.site().payments.handleDispute({ ...body, operator }),
);

export const getDailySums = handleOperator(listDailySums, async (call) => {
  const { payments } = call.actors.site();
  const provider = findPaymentProvider(call);
  const [sums, compared, uncompared] = await Promise.all([
    payments.sums(),
    payments.reconciliations(),
    payments.uncompared(),
  ]);
  return accept({
    sums,
    reconciliations: compared.map((one) => ({ ...one, checked_at: instantOf(one.checked_at) })),
    uncompared,
    by_hand: provider !== undefined && !provider.listMoved,
  });
});

function shown({ number, payment_id, member, credits, amount, currency, ...payment }: PaymentRecord): OperatorPayment {
  const { payment_method, status, provider_ref, created_at, paid_twice } = payment;
  const twice = paid_twice > 0 && { paid_twice: { amount: paid_twice, currency } };
  const base = { number, payment_id, member, credits, amount: { amount, currency }, payment_method, status };
  return { ...base, provider_ref, created_at: instantOf(created_at), ...twice };
}
