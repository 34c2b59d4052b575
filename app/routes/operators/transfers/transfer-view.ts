import type { Transfer } from "../../../contract/operators/money/operator-transfers.ts";
import { formatDay, formatMoment, formatMoney } from "../../../domain/locale/format.ts";

/** A refund to transfer as the staff's pages show it; the account in groups of four, as banks print it. */
export function transferView({ amount, iban, asked_at, due, day, ...transfer }: Transfer, locale: string) {
  return {
    ...transfer,
    amount: formatMoney(amount, locale),
    iban: iban.replaceAll(/(.{4})(?=.)/g, "$1 "),
    asked: formatMoment(asked_at, locale),
    due: due === null ? null : formatDay(due, locale),
    day: day === null ? null : formatDay(day, locale),
  };
}
export type TransferView = ReturnType<typeof transferView>;
