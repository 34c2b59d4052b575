import type { Reconciliation } from "../../../contract/operators/money/operator-payments.ts";
import type { Money } from "../../../contract/scalars.ts";
import { formatDay, formatMoney } from "../../../domain/locale/format.ts";

/** A day that was compared, in words of where it is read. */
export function reconciliationView({ day, sums, differences, count }: Reconciliation, locale: string) {
  const text = (sum: Money | null) => (sum === null ? undefined : formatMoney(sum, locale));
  return {
    day,
    name: formatDay(day, locale),
    count,
    more: count - differences.length,
    sums: sums.map(({ kind, currency, ours, theirs }) => ({
      kind,
      currency,
      ours: formatMoney({ amount: ours.amount, currency }, locale),
      theirs: formatMoney({ amount: theirs.amount, currency }, locale),
    })),
    differences: differences.map(({ kind, ref, ours, theirs }) => ({
      kind,
      ref,
      ours: text(ours),
      theirs: text(theirs),
    })),
  };
}

export type ReconciliationView = ReturnType<typeof reconciliationView>;
