import type { MovedMoney } from "../../../providers/payment/payment-provider.ts";
import { paidTestPayments } from "./test-payments.ts";

/** See `TestPaymentCalls`. */
export function movedAtTestProvider(sql: SqlStorage, { from, until }: { from: number; until: number }): MovedMoney {
  const within = ({ at }: { at?: number | undefined }) => at !== undefined && at >= from && at < until;
  const moved: MovedMoney = { completed: [], refunded: [], charged_back: [], returned: [] };
  for (const { ref, amount, paid_at, refunds = [], moves = [] } of paidTestPayments(sql)) {
    if (within({ at: paid_at })) moved.completed.push({ ref, amount });
    for (const move of moves.filter(within)) moved[move.kind].push({ ref, amount });
    for (const refund of refunds.filter((one) => within(one) && one.state !== "failed"))
      moved.refunded.push({ ref, amount: { ...amount, amount: refund.amount } });
  }
  return moved;
}
