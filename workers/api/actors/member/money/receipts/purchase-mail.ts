import type { PaymentMethod } from "../../../../../../app/contract/money/payments.ts";
import type { Seller } from "../../../../../../app/contract/money/receipts.ts";
import { dayOfText, termsVersion, textAt } from "../../../../../../app/domain/account/terms-version.ts";
import { agreedVersion } from "../../account/consents.ts";
import { first, type MemberState } from "../../engine/state.ts";
import { enqueueMail } from "../../notifications/mails.ts";
import type { DiscountColumns } from "../discounts/discounts.ts";
import { STANDS } from "../refunds/refund-rows.ts";
import type { AgreedTerms, ReceiptRow } from "./receipts-schema.ts";

type Bought = DiscountColumns & {
  credits: number;
  amount: number;
  payment_method: PaymentMethod;
  refund_days: number | null;
  created_at: number;
  terms_version: number | null;
  message_credits: number | null;
};

/** Of a receipt of an earlier build: the law's least holds. */
const UNKNOWN_TERMS: AgreedTerms = { refund_days: 0 };

/**
 * The receipt by mail, with what was agreed: the terms in full, and until when and how the purchase can be taken back. Once a payment,
 * when its number is there. An address that nobody confirmed gets it once it is confirmed (`mailMissedPurchases`); until then the receipt is
 * on the payment's page alone. Decisions 0225, 0258.
 */
export function mailPurchase(state: Pick<MemberState, "sql" | "env">, receipt: ReceiptRow): void {
  const { sql, env } = state;
  const { payment_id, currency, total, net, vat, vat_rate, at, number, issued_at } = receipt;
  if (number === null || issued_at === null || receipt.seller === null) return;
  const { refund_days, company_added } = receipt.agreed ? (JSON.parse(receipt.agreed) as AgreedTerms) : UNKNOWN_TERMS;
  const bought = first(sql.exec<Bought>("SELECT * FROM payments WHERE payment_id = ?", payment_id));
  if (!bought) return;
  const { credits, payment_method: method, discount_code: code, discount_percent: percent, full_amount } = bought;
  const money = (amount: number) => ({ amount, currency });
  const discount = code !== null && percent !== null && full_amount !== null;
  const origin = env.PUBLIC_ORIGIN;
  const version =
    bought.terms_version ?? agreedVersion(sql) ?? Date.parse(termsVersion(company_added, bought.created_at));
  enqueueMail(state, {
    kind: "purchase",
    contents: {
      number,
      credits,
      at,
      issued_at,
      ordered_at: bought.created_at,
      method,
      total: money(total),
      net: money(net),
      vat: money(vat),
      vat_rate: vat_rate / 100,
      ...(discount && { discount: { code, percent, before: money(full_amount) } }),
      seller: JSON.parse(receipt.seller) as Seller,
      refund_days: Math.max(refund_days, bought.refund_days ?? 0),
      terms_version: version,
      ...(bought.message_credits !== null && { message_credits: bought.message_credits }),
      link: `${origin}/transactions/${payment_id}`,
      terms: `${origin}/pages/terms/${dayOfText(textAt(version))}`,
      withdrawal: `${origin}/withdraw?payment_id=${payment_id}`,
    },
  });
}

/** The address is confirmed: the receipts that no mail could say until now, of what is still paid. */
export function mailMissedPurchases(state: Pick<MemberState, "sql" | "env">): void {
  const missed = `SELECT receipts.* FROM receipts JOIN payments USING (payment_id)
    WHERE receipts.kind = 'receipt' AND receipts.key = payment_id AND receipts.number IS NOT NULL AND ${STANDS}
    ORDER BY receipts.at, receipts.key`;
  for (const receipt of state.sql.exec<ReceiptRow>(missed).toArray()) mailPurchase(state, receipt);
}
