import type { ReplyOf } from "../../../contract/endpoint.ts";
import type { listTransactions } from "../../../contract/money/movements.ts";
import { formatMonth } from "../../../domain/locale/format.ts";
import { pagesAround } from "../../../page-parts/page-links.tsx";
import { movementView } from "./movement-view.ts";

type Transactions = ReplyOf<typeof listTransactions>;

/** The movements of one month as the page shows them, with the ways to others; undefined where the API has none. */
export function monthView(
  { month, movements, months = [], next }: Transactions,
  place: { locale: string; zone: string },
) {
  if (!month || !movements) return undefined;
  const nameOf = (one: string) => ({ month: one, name: formatMonth(one, place.locale) });
  // A month without movements has an address, too.
  const all = [...new Set([month, ...months])].toSorted().toReversed();
  const at = all.indexOf(month);
  return {
    ...nameOf(month),
    movements: movements.map((movement) => movementView(movement, place)),
    next: next ?? undefined,
    isFirst: months.length === 0,
    months: all.length > 1 ? pagesAround(at + 1, all.length).map((number) => nameOf(all[number - 1] ?? month)) : [],
    later: at > 0 ? nameOf(all[at - 1] ?? month) : undefined,
    earlier: at < all.length - 1 ? nameOf(all[at + 1] ?? month) : undefined,
  };
}

export type MonthView = NonNullable<ReturnType<typeof monthView>>;
