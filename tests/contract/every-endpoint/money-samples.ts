import { randomUUID } from "node:crypto";
import { decideTestPayment } from "../../../app/contract/development.ts";
import * as spendingLimit from "../../../app/contract/money/spending-limit.ts";
import * as withdrawals from "../../../app/contract/money/withdrawals.ts";
import { aPayment, refOf } from "../fixtures/payments.ts";
import { sample, type Sample } from "./sample.ts";

/** A good input for every call of refunds and of the own limit. */
export const moneySamples: readonly Sample[] = [
  sample(withdrawals.listWithdrawals, "member", () => ({})),
  sample(withdrawals.withdraw, "member", async ({ anna }) => {
    const payment = await aPayment(anna.api);
    await anna.api.callOrThrow(decideTestPayment, { id: refOf(payment), decision: "pay" });
    const { contracts } = await anna.api.callOrThrow(withdrawals.listWithdrawals);
    const bought = contracts.find((one) => one.payment.payment_id === payment.payment_id);
    const shown = { refund: bought?.refund.amount ?? 0, unused: bought?.unused ?? 0 };
    return { refund_id: randomUUID(), payment_id: payment.payment_id, name: "Anna", ...shown };
  }),
  sample(spendingLimit.getSpendingLimit, "member", () => ({})),
  sample(spendingLimit.setSpendingLimit, "member", () => ({ limit: 1_000_000 })),
];
