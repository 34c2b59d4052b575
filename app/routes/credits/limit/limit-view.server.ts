import { getSpendingLimit } from "../../../contract/money/spending-limit.ts";
import type { Money } from "../../../contract/scalars.ts";
import { formatMoney } from "../../../domain/locale/format.ts";
import { apiOf, type Context, localeOf } from "../../../request/context.server.ts";

/** What a member is told before they order: their own limit, and orders that are not finished. */
export interface LimitView {
  /** With what is left of it this month; undefined: they set none. */
  own: { limit: string; left: string } | undefined;
  /** Orders that may still be paid, and count. */
  open: { orders: number; amount: string } | undefined;
}

/** The limit as it stands, in the reader's words, and whether a price goes beyond it. Decision 0228. */
export async function limitView(context: Context): Promise<{ view: LimitView; isBeyond(price: Money): boolean }> {
  const { limit, left, open } = await apiOf(context).callOrThrow(getSpendingLimit);
  const locale = localeOf(context);
  return {
    view: {
      own: limit && left ? { limit: formatMoney(limit, locale), left: formatMoney(left, locale) } : undefined,
      open: open && open.orders > 0 ? { orders: open.orders, amount: formatMoney(open.amount, locale) } : undefined,
    },
    isBeyond: ({ amount, currency }) => left !== null && (left.currency !== currency || amount > left.amount),
  };
}
