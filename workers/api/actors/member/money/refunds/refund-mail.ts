import { clock } from "../../../../clock.ts";
import type { MailContents } from "../../../../mails/mail-contents.ts";
import type { MemberState } from "../../engine/state.ts";
import { enqueueMail } from "../../notifications/mails.ts";
import { findRow } from "../payments/payments.ts";
import { hasPaidBundle, type RefundRow } from "./refund-rows.ts";

type Told = Pick<RefundRow, "payment_id" | "refund_id" | "amount" | "credits"> & Partial<Pick<RefundRow, "name">>;

/** `withdrawn`: the receipt of a withdrawal. `refunded`: customer service gives back. `failed`: the provider did not pay. `taken_back`: nor will it, as the payer's bank took the payment back. */
export function mailRefund(
  state: Pick<MemberState, "sql" | "env">,
  { change, ...refund }: Told & { change: MailContents["refund"]["change"] },
): void {
  const payment = findRow(state.sql, refund.payment_id);
  if (!payment) return;
  const { PUBLIC_ORIGIN: origin } = state.env;
  const { currency, credits: bought, created_at } = payment;
  const contents = {
    change,
    signed: refund.name ?? "",
    at: clock.now(),
    bought: { at: created_at, credits: bought, amount: { amount: payment.amount, currency } },
    refund: { amount: refund.amount, currency },
    kept: { amount: payment.amount - refund.amount, currency },
    credits: refund.credits,
    premium: hasPaidBundle(state.sql),
    number: refund.refund_id,
    link: `${origin}/transactions/${refund.payment_id}`,
    help: `${origin}/pages/service`,
  };
  enqueueMail(state, { kind: "refund", contents });
}
