import type { Payment } from "../../../../../../app/contract/money/payments.ts";
import type { Receipt, Seller } from "../../../../../../app/contract/money/receipts.ts";
import { accept, type Result } from "../../../../../../app/domain/result.ts";
import { instantOf } from "../../../../clock.ts";
import { madePremium } from "./made-premium.ts";
import { findPayment } from "./payments.ts";
import type { ReceiptRow } from "../receipts/receipts-schema.ts";
import { receiptsOf } from "../receipts/receipts.ts";

/** One payment as its page shows it: with its receipts, and whether it made the member premium. `not_found` for any other id. */
export function paymentWithReceipts(sql: SqlStorage, id: string): Result<Payment> {
  const found = findPayment(sql, id);
  if (!found.ok) return found;
  const receipts = receiptsOf(sql, id).map(receiptOf);
  return accept({ ...found.value, receipts, first_purchase: madePremium(sql, id) });
}

function receiptOf({ kind, number, issued_at, at, vat_rate, currency, seller, ...sums }: ReceiptRow): Receipt {
  const money = (amount: number) => ({ amount, currency });
  return {
    kind,
    number,
    issued_at: issued_at === null ? null : instantOf(issued_at),
    at: instantOf(at),
    total: money(sums.total),
    net: money(sums.net),
    vat: money(sums.vat),
    vat_rate: vat_rate / 100,
    seller: seller === null ? null : (JSON.parse(seller) as Seller),
  };
}
