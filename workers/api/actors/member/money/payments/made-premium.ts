/** Which payments began premium (spec §1): the first purchase, and one after premium had ended. Those of earlier builds: the earliest that stands. */
export const madePremiumSchema = [
  "ALTER TABLE payments ADD COLUMN made_premium INTEGER NOT NULL DEFAULT 0",
  `UPDATE payments SET made_premium = 1 WHERE payment_id =
    (SELECT payment_id FROM payments WHERE status = 'completed' ORDER BY settled_at, created_at, payment_id LIMIT 1)`,
];

/** Before premium is given for a payment: was there none? */
export function noteIfPremiumBegan(sql: SqlStorage, payment_id: string): void {
  const note = "UPDATE payments SET made_premium = 1 WHERE payment_id = ? AND (SELECT paid_user FROM account) = 0";
  sql.exec(note, payment_id);
}

/** Did this payment make the member premium? */
export function madePremium(sql: SqlStorage, payment_id: string): boolean {
  const noted = "SELECT 1 FROM payments WHERE payment_id = ? AND status = 'completed' AND made_premium = 1";
  return sql.exec(noted, payment_id).toArray().length > 0;
}
