/** Money that goes back for a payment; decision 0227. */
export const refundSchema = [
  `CREATE TABLE refunds (
    refund_id TEXT PRIMARY KEY,
    payment_id TEXT NOT NULL,
    amount INTEGER NOT NULL,
    credits INTEGER NOT NULL,
    reason TEXT NOT NULL CHECK (reason IN ('withdrawal', 'operator')),
    status TEXT NOT NULL CHECK (status IN ('proposed', 'declined', 'requested', 'done', 'failed')),
    at INTEGER NOT NULL,
    settled_at INTEGER,
    name TEXT,
    email TEXT,
    operator TEXT,
    why TEXT,
    taken INTEGER NOT NULL DEFAULT 0,
    attempts INTEGER NOT NULL DEFAULT 0,
    try_at INTEGER
  )`,
  "CREATE INDEX refunds_by_payment ON refunds (payment_id)",
  "CREATE INDEX refunds_to_try ON refunds (try_at) WHERE try_at IS NOT NULL",
  // Minor units that went back as the provider last said, whoever asked for it.
  "ALTER TABLE payments ADD COLUMN refunded_at_provider INTEGER NOT NULL DEFAULT 0",
];
