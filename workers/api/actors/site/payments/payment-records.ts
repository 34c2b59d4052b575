import type { PaymentMethod } from "../../../../../app/contract/money/payments.ts";
import { endOfDay, startOfDay } from "../../../../../app/domain/locale/day.ts";
import { receiptIn } from "../../../../../app/domain/receipt.ts";
import { SITE_TIME_ZONE } from "../../../../../app/domain/locale/format.ts";
import { type DisputeNote, disputeNotes, OPEN_DISPUTE } from "./disputes.ts";

/**
 * All payments that reached the provider, as members' objects tell of them. `member` is null once they are erased: what is left are sums
 * that lead to nobody. Times are milliseconds; `moved`: minor units of a change that is not about the whole amount.
 */
export const paymentRecordsSchema = [
  `CREATE TABLE payments (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    member TEXT,
    payment_id TEXT NOT NULL,
    credits INTEGER NOT NULL,
    amount INTEGER NOT NULL,
    currency TEXT NOT NULL,
    payment_method TEXT NOT NULL,
    provider_ref TEXT,
    status TEXT NOT NULL,
    change INTEGER NOT NULL,
    disputed INTEGER NOT NULL DEFAULT 0,
    created_at INTEGER NOT NULL,
    UNIQUE (member, payment_id)
  )`,
  "CREATE INDEX payments_by_status ON payments (status, number)",
  "CREATE INDEX payments_by_time ON payments (created_at)",
  "CREATE INDEX payments_by_ref ON payments (provider_ref)",
  "CREATE INDEX payments_disputed ON payments (number) WHERE disputed = 1",
  `CREATE TABLE payment_changes (
    payment INTEGER NOT NULL,
    change INTEGER NOT NULL,
    status TEXT NOT NULL,
    at INTEGER NOT NULL,
    taken INTEGER,
    owed INTEGER,
    moved INTEGER,
    PRIMARY KEY (payment, change)
  ) WITHOUT ROWID`,
  "CREATE INDEX payment_changes_by_time ON payment_changes (at)",
];

/** What of a refund belongs together, and what was refunded when a bank took the payment back (minor units). Decision 0238. */
export const refundChangesSchema = [
  "ALTER TABLE payment_changes ADD COLUMN refund TEXT",
  "ALTER TABLE payments ADD COLUMN paid_twice INTEGER NOT NULL DEFAULT 0",
];

/** Did a change say what was paid twice? */
export const twiceChangesSchema = ["ALTER TABLE payment_changes ADD COLUMN twice INTEGER NOT NULL DEFAULT 0"];

/** Operators look for a payment by our number. */
export const paymentIdIndexSchema = ["CREATE INDEX payments_by_id ON payments (payment_id)"];

/** Payload of the event `payment_changed`. `status` is as the member's object has it, whichever there will be. */
export interface ChangedPayment extends Beside {
  member: string;
  payment_id: string;
  credits: number;
  amount: number;
  currency: string;
  payment_method: PaymentMethod;
  provider_ref: string | null;
  status: string;
  created_at: number;
  /** Which change of this payment it is, from 1. */
  change: number;
  /** When it happened: by the provider, where it says so. */
  at: number;
}

/** What a change was beside the new status. */
export interface Beside {
  /** What happened, where the payment's status stays as it is: `refund_sent` (the provider took it), `refunded` (it has gone), `refund_failed` (it came back). */
  event?: string;
  /** Credits that a charge-back or refund took out of the wallet, and those that became a debt. */
  taken?: number;
  owed?: number;
  /** Minor units that were given back, where that is not the whole amount. */
  moved?: number;
  /** Which refund it is about. */
  refund?: string;
  /** Of a charge-back: minor units that had been refunded, so that they were paid twice. */
  paid_twice?: number;
}

/** What happened to a payment, as its history has it; `status`: that which it had from then on, or `event`. */
interface PaymentChange {
  status: string;
  at: number;
  taken: number | null;
  owed: number | null;
  moved: number | null;
}

/** A payment as operators see it. */
export interface PaymentRecord extends Omit<ChangedPayment, "member" | "at" | keyof Beside> {
  number: number;
  member: string | null;
  disputed: 0 | 1;
  /** Minor units that had been refunded when a bank took the whole back, the last time. */
  paid_twice: number;
}

/** Writes a change down; an earlier one that comes late is history only. */
export function notePayment(sql: SqlStorage, changed: ChangedPayment): void {
  const { member, payment_id, credits, amount, currency, payment_method, provider_ref, status, created_at, change } =
    changed;
  const { number } = sql
    .exec<{ number: number }>(
      `INSERT INTO payments (member, payment_id, credits, amount, currency, payment_method, provider_ref, status, change, created_at)
       VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)
       ON CONFLICT (member, payment_id) DO UPDATE SET provider_ref = coalesce(excluded.provider_ref, provider_ref),
         status = iif(excluded.change > change, excluded.status, status), change = max(change, excluded.change)
       RETURNING number`,
      member,
      payment_id,
      credits,
      amount,
      currency,
      payment_method,
      provider_ref,
      status,
      change,
      created_at,
    )
    .one();
  if (status === "charged_back") dispute(sql, number, changed);
  keepChange(sql, number, changed);
}

/** What was paid twice is as the newest change says it, in whichever order they come. */
function dispute(sql: SqlStorage, number: number, { change, paid_twice }: ChangedPayment): void {
  const later = "SELECT 1 FROM payment_changes WHERE payment = ? AND change > ? AND twice = 1";
  const isLatest = sql.exec(later, number, change).toArray().length === 0;
  const disputed = "UPDATE payments SET disputed = 1, paid_twice = coalesce(?, paid_twice) WHERE number = ?";
  sql.exec(disputed, (isLatest ? paid_twice : undefined) ?? null, number);
}

function keepChange(sql: SqlStorage, number: number, { change, status, ...changed }: ChangedPayment): void {
  sql.exec(
    `INSERT OR IGNORE INTO payment_changes (payment, change, status, at, taken, owed, moved, refund, twice) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    number,
    change,
    changed.event ?? status,
    changed.at,
    changed.taken ?? null,
    changed.owed ?? null,
    changed.moved ?? null,
    changed.refund ?? null,
    Number(changed.paid_twice !== undefined),
  );
}

/** Which payments; without any of it, all. */
export interface PaymentFilter {
  /** Only smaller numbers. */
  before?: number | undefined;
  status?: string | undefined;
  /** Those that a bank took back, whatever became of them. */
  disputed?: boolean | undefined;
  /** Of these, those that nobody has dealt with yet, and not this member's (an operator's own account; empty: they have none). */
  dispute_open?: string | undefined;
  /** Those that stand open and whose members are erased. */
  left_open?: boolean | undefined;
  /** On which they were begun, in the site's time zone, `YYYY-MM-DD`. */
  day?: string | undefined;
  /** As the contract's `find`. */
  find?: string | undefined;
}

const PAGE = 50;

/** The numbers of the payments that `find` names, each looked up by an index. */
const FOUND = `SELECT number FROM payments WHERE payment_id = ?7 UNION SELECT number FROM payments WHERE provider_ref = ?7
  UNION SELECT number FROM payments WHERE member = ?7 UNION SELECT payments.number FROM receipts
  JOIN payments ON payments.payment_id = receipts.payment_id WHERE receipts.year = ?8 AND receipts.sequence = ?9`;

/** A page of payments, the latest first. */
export function listPaymentRecords(
  sql: SqlStorage,
  { before, status, disputed, dispute_open, left_open, day, find }: PaymentFilter,
): { payments: PaymentRecord[]; next: number | null } {
  const receipt = find === undefined ? undefined : receiptIn(find);
  const rows = sql
    .exec<PaymentRecord & Record<string, SqlStorageValue>>(
      `SELECT * FROM payments WHERE (?1 IS NULL OR number < ?1) AND (?2 IS NULL OR status = ?2) AND (?3 IS NULL OR disputed = 1)
         AND (?4 IS NULL OR created_at BETWEEN ?4 AND ?5) AND (?6 IS NULL OR (status = 'pending' AND member IS NULL))
         AND (?7 IS NULL OR number IN (${FOUND})) AND (?10 IS NULL OR (${OPEN_DISPUTE} AND member IS NOT ?10))
       ORDER BY number DESC LIMIT ${PAGE + 1}`,
      before ?? null,
      status ?? null,
      disputed ? 1 : null,
      day === undefined ? null : startOfDay(SITE_TIME_ZONE, day),
      day === undefined ? null : endOfDay(SITE_TIME_ZONE, day) + 999,
      left_open ? 1 : null,
      find ?? null,
      receipt?.year ?? null,
      receipt?.sequence ?? null,
      dispute_open ?? null,
    )
    .toArray();
  const payments = rows.slice(0, PAGE);
  return { payments, next: rows.length > PAGE ? (payments.at(-1)?.number ?? null) : null };
}

/** One payment, each change of it and what was done about a dispute, the latest first. */
export interface FoundPayment {
  payment: PaymentRecord;
  history: PaymentChange[];
  notes: DisputeNote[];
  dispute_open: boolean;
}

/** One of them; undefined: there is none. */
export function findPaymentRecord(sql: SqlStorage, number: number): FoundPayment | undefined {
  const found = sql.exec<PaymentRecord & { open: number } & Record<string, SqlStorageValue>>(
    `SELECT *, (${OPEN_DISPUTE}) AS open FROM payments WHERE number = ?`,
    number,
  );
  const payment = found.toArray()[0];
  if (!payment) return undefined;
  const changes = "SELECT status, at, taken, owed, moved FROM payment_changes WHERE payment = ? ORDER BY change DESC";
  const history = sql.exec<PaymentChange & Record<string, SqlStorageValue>>(changes, number).toArray();
  return { payment, history, notes: disputeNotes(sql, number), dispute_open: payment.open === 1 };
}

/** An erased member's payments stay for the sums, and lead to nobody. */
export function forgetPayments(sql: SqlStorage, member: string): void {
  sql.exec("UPDATE payments SET member = NULL WHERE member = ?", member);
}
