import type { PaymentMethod } from "../../../../../app/contract/money/payments.ts";
import { termsVersion } from "../../../../../app/domain/account/terms-version.ts";
import type { AllottedReceipt } from "../../site/receipts.ts";
import { AGREED_VERSION } from "../account/consents.ts";
import { first, type MemberState } from "../engine/state.ts";
import { enqueueMail } from "../notifications/mails.ts";
import type { DiscountColumns } from "./discounts.ts";
import type { ReceiptRow } from "./receipts-schema.ts";

type Bought = DiscountColumns & { credits: number; amount: number; payment_method: PaymentMethod };

/**
 * The receipt by mail, with what was agreed: which terms, and until when and how the purchase can be taken back. Once a payment,
 * when its number is there. An address that nobody confirmed gets none; the receipt is on the payment's page. Decision 0225.
 */
export function mailPurchase(
  state: Pick<MemberState, "sql" | "env">,
  receipt: ReceiptRow,
  { number, issued_at, seller, refund_days, company_added }: AllottedReceipt,
): void {
  const { sql, env } = state;
  const { payment_id, currency, total, net, vat, vat_rate, at } = receipt;
  const bought = first(sql.exec<Bought>("SELECT * FROM payments WHERE payment_id = ?", payment_id));
  if (!bought) return;
  const { credits, payment_method: method, discount_code: code, discount_percent: percent, full_amount } = bought;
  const money = (amount: number) => ({ amount, currency });
  const discount = code !== null && percent !== null && full_amount !== null;
  const origin = env.PUBLIC_ORIGIN;
  enqueueMail(state, {
    kind: "purchase",
    contents: {
      number,
      credits,
      at,
      issued_at,
      method,
      total: money(total),
      net: money(net),
      vat: money(vat),
      vat_rate: vat_rate / 100,
      ...(discount && { discount: { code, percent, before: money(full_amount) } }),
      seller,
      refund_days,
      terms_version: agreedVersion(sql) ?? Date.parse(termsVersion(company_added)),
      link: `${origin}/transactions/${payment_id}`,
      terms: `${origin}/pages/terms`,
      withdrawal: `${origin}/withdraw?payment_id=${payment_id}`,
    },
  });
}

/** Of the terms that the member agreed to, in milliseconds. */
function agreedVersion(sql: SqlStorage): number | null {
  return sql.exec<{ version: number | null }>(`SELECT (${AGREED_VERSION}) AS version`).one().version;
}
