import type { PaymentStatus } from "../../app/contract/money/payments.ts";
import { receiptsOf } from "../../workers/api/actors/member/money/receipts/receipts.ts";
import { eventually } from "../support/eventually.ts";
import { inObject, mailsTo } from "./deletion-fixtures.ts";
import { delivered, type TestMember, valueOf } from "./member-fixtures.ts";

const amount = { amount: 995, currency: "EUR" };

/** An order of 20 credits for € 9.95. */
export const anOrder = (payment_id: string) => ({
  payment_id,
  bundle: "20",
  credits: 20,
  amount,
  payment_method: "ideal" as const,
});

/** Says of a payment of 20 credits what the provider's record says. */
export async function settle(member: TestMember, payment_id: string, status: PaymentStatus, revision = 0) {
  await member.stub.money.preparePayment(member.token, anOrder(payment_id));
  return valueOf(await member.stub.money.settlePayment({ payment_id, status, amount, revision }));
}

export const ofPayment = (member: TestMember, id: string) => inObject(member, (sql) => receiptsOf(sql, id));

/** The receipts of a payment once the site has answered. */
export async function numbered(member: TestMember, id: string) {
  await delivered(member);
  const isNumbered = async () => (await ofPayment(member, id)).every(({ number }) => number !== null);
  await eventually("the site has numbered the payment", isNumbered);
  return ofPayment(member, id);
}

export const purchaseMails = async (member: TestMember) =>
  (await mailsTo(member)).filter(({ kind }) => kind === "purchase");
