import type { RefundablePayment, RefundKind } from "../../../contract/operators/money/operator-refunds.ts";
import type { Money } from "../../../contract/scalars.ts";
import { formatMoment, formatMoney } from "../../../domain/locale/format.ts";

/** A payment with what went back of it and what can, its sums and times in words. */
export function refundableView(one: RefundablePayment, locale: string) {
  const { payment, refunds, unused } = one;
  const kinds = kindsOf(one);
  const proposed = refunds.some(({ status }) => status === "proposed");
  return {
    payment_id: payment.payment_id,
    credits: payment.credits,
    amount: formatMoney(payment.amount, locale),
    status: payment.status,
    unused,
    left: formatMoney(one.all_refund, locale),
    /** What can be chosen now; nothing while a proposal waits. */
    kinds: proposed ? [] : kinds.map((kind) => ({ kind, sum: formatMoney(sumOf(one, kind), locale) })),
    proposed,
    /** It was paid at some time, so there is something to say of what can go back. */
    paid: ["completed", "charged_back"].includes(payment.status),
    refunds: refunds.map(({ amount, at, ...refund }) => ({
      ...refund,
      amount: formatMoney(amount, locale),
      at: formatMoment(at, locale),
    })),
  };
}

export type RefundableView = ReturnType<typeof refundableView>;

/** What goes back by this kind of refund. */
export function sumOf({ unused_refund, all_refund }: RefundablePayment, kind: RefundKind): Money {
  return kind === "all" ? all_refund : unused_refund;
}

/** The unused credits first, as it is what members are owed; one way where both are the same sum. */
function kindsOf({ unused_refund, all_refund }: RefundablePayment): RefundKind[] {
  if (all_refund.amount === 0) return [];
  return unused_refund.amount === 0 || unused_refund.amount === all_refund.amount ? ["all"] : ["unused", "all"];
}
