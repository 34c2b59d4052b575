import type { MessagesPage } from "../../../../../../app/contract/conversations/conversations.ts";
import { accountOf } from "../../account/account.ts";
import { STANDS } from "../refunds/refund-rows.ts";
import { first } from "../../engine/state.ts";

/** What the member paid last and keeps, and for how many credits: so much their credits really cost them. Nothing before the first payment. */
export function lastPrice(sql: SqlStorage): Pick<MessagesPage, "last_price"> {
  if (accountOf(sql).paid_user !== 1) return {};
  const last = `SELECT credits, amount, currency FROM payments WHERE ${STANDS} ORDER BY created_at DESC, payment_id LIMIT 1`;
  const row = first(sql.exec<{ credits: number; amount: number; currency: string }>(last));
  return row ? { last_price: { credits: row.credits, amount: { amount: row.amount, currency: row.currency } } } : {};
}
