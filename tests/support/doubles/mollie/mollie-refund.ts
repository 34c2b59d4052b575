import { oneRefundText, problemText, refundedCents, type MolliePayment, type MollieRefund } from "./mollie-texts.ts";

/** `POST /v2/payments/{id}/refunds`: of what is paid, and never more than is left of it. */
export function createRefund(
  payment: MolliePayment,
  body: Record<string, unknown>,
  status: MollieRefund["status"],
): [status: number, body: object] {
  const amount = body["amount"] as MollieRefund["amount"];
  const left = cents(payment.amount) - refundedCents(payment);
  if (payment.status !== "paid") return [422, problemText(422, "The payment is not paid and can not be refunded")];
  if (cents(amount) > left)
    return [422, problemText(422, "The specified amount cannot be refunded: it is higher than what is left", "amount")];
  const createdAt = new Date().toISOString();
  const refund = { id: `re_${crypto.randomUUID().slice(0, 8)}`, status, amount, body, createdAt };
  payment.refunds.push(refund);
  return [201, oneRefundText(refund, payment.id)];
}

const cents = ({ value }: MollieRefund["amount"]) => Number(value.replace(".", ""));
