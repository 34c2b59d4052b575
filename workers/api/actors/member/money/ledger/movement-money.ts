import type { Money } from "../../../../../../app/contract/scalars.ts";
import { readLedgerKey } from "./ledger-key.ts";
import type { LedgerEntry } from "./wallet.ts";

type Row = { key: string; amount: number; currency: string };

/**
 * What was paid for entries of the ledger, or below zero what went back, by their keys (settle-payment.ts, refunds.ts). A charge-back has
 * up to two entries, and its money stands with the first.
 */
export function moneyOf(sql: SqlStorage, entries: readonly LedgerEntry[]): (key: string) => Money | undefined {
  const asked = entries.filter(({ kind }) => isAboutMoney(kind)).map(({ key }) => ({ key, ...readLedgerKey(key) }));
  if (asked.length === 0) return () => undefined;
  const rows = sql.exec<Row>(
    `WITH named AS (SELECT value ->> 'key' AS key, value ->> 'kind' AS kind, value ->> 'id' AS payment, value ->> 'part' AS part FROM json_each(?))
     SELECT key, iif(kind IN ('charge_back', 'refund'), -1, 1) * coalesce(refunds.amount, payments.amount) AS amount, currency
     FROM named JOIN payments ON payments.payment_id = payment
     LEFT JOIN refunds ON kind IN ('refund', 'refund_failed') AND refunds.refund_id = part
     WHERE key NOT LIKE '%/debt' OR NOT EXISTS (SELECT 1 FROM ledger WHERE ledger.key = substr(named.key, 1, length(named.key) - 5))`,
    JSON.stringify(asked),
  );
  const found = new Map(rows.toArray().map(({ key, ...money }) => [key, money]));
  return (key) => found.get(key);
}

function isAboutMoney(kind: string): boolean {
  return ["payment", "payment_again", "charge_back", "debt", "refund", "refund_failed"].includes(kind);
}
