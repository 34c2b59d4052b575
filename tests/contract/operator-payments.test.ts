import { expect, test } from "vitest";
import { decideTestPayment } from "../../app/contract/development.ts";
import { getPayment } from "../../app/contract/money/payments.ts";
import { inspectOperatorPayment, listOperatorPayments } from "../../app/contract/operators/money/operator-payments.ts";
import { operatorAudit } from "../../app/contract/operators/operators.ts";
import { eventually } from "../support/eventually.ts";
import { caller, refusal } from "./caller.ts";
import { aMember } from "./fixtures/members.ts";
import { anOperatorAccount } from "./fixtures/operators.ts";
import { paymentRecord } from "./fixtures/payment-records.ts";
import { aPayment, refOf } from "./fixtures/payments.ts";
import { needs } from "./tested-api.ts";

needs("internal calls");

test("a payment is among the operators' from its beginning, with each change, and each look is written down", async () => {
  const [{ api: olga, name }, anna] = [await anOperatorAccount(), await aMember()];
  const payment = await aPayment(anna.api);
  const { number, ...seen } = await paymentRecord(olga, payment);
  const { payment_id, credits, amount, payment_method } = payment;
  expect(seen).toMatchObject({ payment_id, member: anna.id, credits, amount, payment_method, status: "pending" });
  expect(seen.provider_ref).toBe(refOf(payment));
  const query = { number: String(number) };
  const inspect = async () => (await olga.callOrThrow(inspectOperatorPayment, query)).payment;
  const statuses = async () => (await inspect()).history.map(({ status }) => status);
  for (const decision of ["pay", "charge_back"] as const)
    await caller().callOrThrow(decideTestPayment, { id: refOf(payment), decision });
  await eventually("both changes have arrived", async () => (await statuses()).length === 3);
  const { disputed, debt, history } = await inspect();
  expect({ disputed, debt }).toEqual({ disputed: true, debt: 0 });
  expect(history.map((change) => [change.status, change.taken ?? null, change.owed ?? null])).toEqual([
    ["charged_back", credits, 0],
    ["completed", null, null],
    ["pending", null, null],
  ]);
  const { payments } = await olga.callOrThrow(listOperatorPayments, { state: "disputed" });
  expect(payments.map((one) => one.number)).toContain(number);
  const completed = await olga.callOrThrow(listOperatorPayments, { state: "completed" });
  expect(completed.payments.map((one) => one.number)).not.toContain(number);
  const found = async (find: string) =>
    (await olga.callOrThrow(listOperatorPayments, { find })).payments.map((one) => one.number);
  const { receipts = [] } = (await anna.api.callOrThrow(getPayment, { payment_id })).payment;
  const [receipt] = receipts.map((one) => one.number);
  for (const named of [payment_id, ` ${refOf(payment)} `, anna.id, receipt ?? "none"])
    expect(await found(named), named).toEqual([number]);
  for (const unknown of [payment_id.slice(1), "%", "2026-999999999"]) expect(await found(unknown)).toEqual([]);
  const { rows } = await olga.callOrThrow(operatorAudit, { action: "payment_looked", member: anna.id });
  expect(rows[0]).toMatchObject({ operator: name, why: String(number) });
  expect(refusal(await olga.call(inspectOperatorPayment, { number: "999999999" }))).toBe("not_found");
});
