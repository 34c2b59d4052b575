import type { DebitFile, ListedDebit } from "../../../contract/operators/money/operator-debits.ts";
import { formatDay, formatMoment, formatMoney } from "../../../domain/locale/format.ts";
import { debitFilePath } from "./debit-path.ts";

/** A collection as the staff's pages show it. */
export function debitView({ amount, day, ...debit }: ListedDebit, locale: string) {
  return { ...debit, amount: formatMoney(amount, locale), day: formatDay(day, locale) };
}
export type DebitView = ReturnType<typeof debitView>;

/** A file as the staff's pages show it. */
export function debitFileView({ file_id, made_at, total, ...file }: DebitFile, locale: string) {
  const count = file.filed + file.collected + file.returned;
  const at = formatMoment(made_at, locale);
  return { ...file, count, made_at: at, total: formatMoney(total, locale), path: debitFilePath(file_id) };
}
export type DebitFileView = ReturnType<typeof debitFileView>;
