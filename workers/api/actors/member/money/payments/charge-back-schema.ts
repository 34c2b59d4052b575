/** Entries of the account `debt`, as its partial index has them. */
export const IS_DEBT = "from_account = 'debt' OR to_account = 'debt'";

export const chargeBackSchema = [
  `CREATE INDEX ledger_debt ON ledger (position) WHERE ${IS_DEBT}`,
  // How often the payer's bank took the money back, or gave it back.
  "ALTER TABLE payments ADD COLUMN revision INTEGER NOT NULL DEFAULT 0",
];
