import { expect, test } from "vitest";
import { decideTestPayment } from "../../app/contract/development.ts";
import { getPayment, listBundles } from "../../app/contract/money/payments.ts";
import { openMember } from "../../app/contract/operators/operator-members.ts";
import { decideRefund, operatorPayments, operatorRefund } from "../../app/contract/operators/money/operator-refunds.ts";
import { operatorAudit } from "../../app/contract/operators/operators.ts";
import type { ApiClient } from "../support/http/api-client.ts";
import { eventually } from "../support/eventually.ts";
import { refusal } from "./caller.ts";
import { aMember } from "./fixtures/members.ts";
import { anOperatorAccount } from "./fixtures/operators.ts";
import { aPayment, balanceOf, refOf } from "./fixtures/payments.ts";
import { needs } from "./tested-api.ts";

needs("internal calls");

const reason = "asked by mail";

/** A member who paid for the dearest bundle, whom nobody opened. */
async function aBuyer() {
  const anna = await aMember();
  const before = await balanceOf(anna.api);
  const { bundles } = await anna.api.callOrThrow(listBundles);
  const payment = await aPayment(anna.api, { bundle: bundles.at(-1)?.id ?? "" });
  await anna.api.callOrThrow(decideTestPayment, { id: refOf(payment), decision: "pay" });
  return { anna, before, payment_id: payment.payment_id };
}

async function payments(api: ApiClient, id: string) {
  const { payments: found } = await api.callOrThrow(operatorPayments, { id });
  const [first] = found;
  if (!first) throw new Error("no payment");
  return first;
}

test("a large refund is proposed by one operator and paid when another one agrees; both stand in the record", async () => {
  const [{ anna, before, payment_id }, olga, piet] = [
    await aBuyer(),
    await anOperatorAccount(),
    await anOperatorAccount(),
  ];
  const { id } = anna;
  const refund_id = crypto.randomUUID();
  const order = { refund_id, id, payment_id, kind: "all" as const, seen: 1, reason };
  expect(refusal(await olga.api.call(operatorPayments, { id }))).toBe("reason_required");
  expect(refusal(await olga.api.call(operatorRefund, order))).toBe("reason_required");
  for (const { api } of [olga, piet]) await api.callOrThrow(openMember, { id, reason });
  const { all_refund, second } = await payments(olga.api, id);
  expect(second).toBe(true);
  expect(refusal(await olga.api.call(operatorRefund, order))).toBe("decision_changed");
  const proposed = await olga.api.callOrThrow(operatorRefund, { ...order, seen: all_refund.amount });
  expect(proposed).toEqual({ proposed: true });
  expect((await payments(piet.api, id)).refunds).toMatchObject([{ status: "proposed", own: false, why: reason }]);
  const decision = { id, refund_id, agree: true, reason };
  expect(refusal(await olga.api.call(decideRefund, decision))).toBe("second_operator");
  expect(await balanceOf(anna.api)).toBeGreaterThan(before);
  await piet.api.callOrThrow(decideRefund, decision);
  expect(refusal(await piet.api.call(decideRefund, decision))).toBe("decision_changed");
  expect(await balanceOf(anna.api)).toBe(before);
  await eventually("the money is back", async () => {
    const { payment } = await anna.api.callOrThrow(getPayment, { payment_id });
    return payment.refund?.status === "done" && payment.refund.amount.amount === all_refund.amount;
  });
  const again = { ...order, refund_id: crypto.randomUUID(), seen: 0 };
  expect(refusal(await olga.api.call(operatorRefund, again))).toBe("nothing_to_refund");
  await eventually("both stand in the record", async () => {
    const { rows } = await olga.api.callOrThrow(operatorAudit, { member: id });
    const acts = rows.map(({ operator, action }) => `${operator} ${action}`);
    return acts.includes(`${olga.name} refund_proposed`) && acts.includes(`${piet.name} refunded`);
  });
});
