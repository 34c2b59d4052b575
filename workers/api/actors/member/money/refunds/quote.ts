import type { Money } from "../../../../../../app/contract/scalars.ts";
import { refundFor } from "../../../../../../app/domain/money/bundle-credits.ts";
import type { PaymentRow } from "../payments/payments.ts";
import { unusedOfPayments } from "./credits-of-payments.ts";
import { refundable } from "./refunds.ts";

/** What would go back for one payment now: `refund` for the credits that are `unused`, `all` at most. */
export interface Quote {
  unused: number;
  /** Of those that count as used: they wait for an answer. */
  held: number;
  refund: Money;
  kept: Money;
  all: Money;
}

/** Quotes for a member's payments, from one look at their ledger. */
export function quotes(sql: SqlStorage): (row: PaymentRow) => Quote {
  const unusedOf = unusedOfPayments(sql);
  return (row) => {
    const { currency } = row;
    const { unused, held } = unusedOf(row.payment_id);
    const all = refundable(sql, row);
    const refund = Math.min(all, refundFor({ amount: row.amount, credits: row.credits, unused }));
    const money = (amount: number) => ({ amount, currency });
    return { unused, held, refund: money(refund), kept: money(row.amount - refund), all: money(all) };
  };
}
