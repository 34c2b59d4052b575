import type { Money } from "../../../../../../app/contract/scalars.ts";
import type { LedgerEntry } from "./wallet.ts";

type Row = { key: string; amount: number; currency: string };

/**
 * What was paid for entries of the ledger, or below zero what went back, by their keys (settle-payment.ts, refunds.ts). A charge-back has
 * up to two entries, and its money stands with the first.
 */
export function moneyOf(sql: SqlStorage, entries: readonly LedgerEntry[]): (key: string) => Money | undefined {
  const keys = entries.filter(({ kind }) => isAboutMoney(kind)).map(({ key }) => key);
  if (keys.length === 0) return () => undefined;
  const rows = sql.exec<Row>(
    `WITH asked AS (SELECT value AS key, substr(value, 1, instr(value, ':') - 1) AS kind, substr(value, instr(value, ':') + 1) AS rest FROM json_each(?)),
     named AS (SELECT key, kind, iif(instr(rest, '/') = 0, rest, substr(rest, 1, instr(rest, '/') - 1)) AS payment,
       substr(rest, instr(rest, '/') + 1) AS part FROM asked)
     SELECT key, iif(kind IN ('charge_back', 'refund'), -1, 1) * coalesce(refunds.amount, payments.amount) AS amount, currency
     FROM named JOIN payments ON payments.payment_id = payment
     LEFT JOIN refunds ON kind IN ('refund', 'refund_failed') AND refunds.refund_id = part
     WHERE key NOT LIKE '%/debt' OR NOT EXISTS (SELECT 1 FROM ledger WHERE ledger.key = substr(named.key, 1, length(named.key) - 5))`,
    JSON.stringify(keys),
  );
  const found = new Map(rows.toArray().map(({ key, ...money }) => [key, money]));
  return (key) => found.get(key);
}

function isAboutMoney(kind: string): boolean {
  return ["payment", "payment_again", "charge_back", "debt", "refund", "refund_failed"].includes(kind);
}
