import type { Movement } from "../../../../../app/contract/money.ts";
import { instantOf } from "../../../clock.ts";
import { changeOf, type LedgerEntry } from "./wallet.ts";

/** As many as the page shows; all of them are in the member's export. */
const SHOWN = 30;

/** The latest movements of credits, the latest first; what is held and what was spent of it among them. */
export function latestMovements(sql: SqlStorage): Movement[] {
  return sql
    .exec<LedgerEntry>("SELECT * FROM ledger ORDER BY position DESC LIMIT ?", SHOWN)
    .toArray()
    .map((entry) => {
      const { kind, credits, balance, at } = entry;
      return { at: instantOf(at), kind, credits, change: changeOf(entry), balance };
    });
}
