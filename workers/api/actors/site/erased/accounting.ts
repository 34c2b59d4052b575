/** One line of an erased member's money: an account number that leads to nobody, and what the law wants kept. */
export interface AccountingEntry {
  account: string;
  /** `ledger_<kind>` or `payment`. */
  kind: string;
  entry: Record<string, unknown>;
  /** When it was made, milliseconds. */
  at: number;
}

/** Payload of the outbox event `accounting`. */
export function keepAccounting(sql: SqlStorage, { entries }: { entries: AccountingEntry[] }): void {
  for (const { account, kind, entry, at } of entries)
    sql.exec(
      "INSERT INTO accounting (account, kind, entry, at) VALUES (?, ?, ?, ?)",
      account,
      kind,
      JSON.stringify(entry),
      at,
    );
}

/** Oldest first. */
export function listAccounting(sql: SqlStorage): AccountingEntry[] {
  return sql
    .exec<{ account: string; kind: string; entry: string; at: number }>(
      "SELECT account, kind, entry, at FROM accounting ORDER BY at, rowid",
    )
    .toArray()
    .map((row) => ({ ...row, entry: JSON.parse(row.entry) as Record<string, unknown> }));
}
