import type { Movement } from "../../../contract/money/movements.ts";
import { majorText } from "../../../domain/prices/currency.ts";
import type { Translate } from "../../../request/locale/texts.server.ts";
import { csvOf } from "./csv.ts";
import { knownKind } from "./movement-view.ts";

interface Reader {
  t: Translate;
  locale: string;
  /** IANA. */
  zone: string;
}

const columns = ["at", "what", "to", "change", "balance", "paid", "currency", "payment"] as const;

/** Every movement as a line of a file for spreadsheet programs, in the reader's language and time. */
export function movementsFile(movements: readonly Movement[], { t, locale, zone }: Reader): string {
  // Sweden writes `2026-11-26 14:05`, which every spreadsheet program takes for a time.
  const moments = new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeStyle: "short", timeZone: zone });
  const rows = movements.map(({ at, kind, credits, change, balance, spent_on, paid, payment_id }) => [
    moments.format(new Date(at)),
    t(`credits:movements.kinds.${knownKind(kind)}`, { count: credits }),
    spent_on === null ? t("credits:movements.gone") : (spent_on?.name ?? ""),
    change,
    balance,
    paid ? { decimal: majorText(paid.amount, paid.currency) } : "",
    paid?.currency ?? "",
    payment_id ?? "",
  ]);
  return csvOf([columns.map((column) => t(`credits:movements.columns.${column}`)), ...rows], locale);
}
