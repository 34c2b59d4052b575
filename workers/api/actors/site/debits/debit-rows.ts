import type { PaymentStatus } from "../../../../../app/contract/money/payments.ts";
import type { Money } from "../../../../../app/contract/scalars.ts";
import { eraseRows, overwriteRows } from "../../erase-rows.ts";
import { enqueue } from "../../outbox.ts";

/** Payload of a member's outbox event `debit_waits`: what the bank's file needs. `amount` in cents, `signed_at` in milliseconds. */
export type WaitingDebit = {
  ref: string;
  member: string;
  payment_id: string;
  reference: string;
  signed_at: number;
  account_holder: string;
  iban: string;
  amount: number;
  /** `YYYY-MM-DD`: on this day or after it. */
  day: string;
};

/** Payload of a member's outbox event `mandate_ended`. */
export interface EndedMandate {
  member: string;
  reference: string;
}

export type DebitStatus = "waiting" | "withdrawn" | "filed" | "collected" | "returned";

export type DebitRow = Omit<WaitingDebit, "member"> & {
  number: number;
  member: string | null;
  iban_end: string;
  status: DebitStatus;
  revision: number;
  file: number | null;
};

/** As a provider says how a payment stands. */
export interface FiledDebit {
  ref: string;
  status: PaymentStatus;
  amount: Money;
  site: string;
  member: string;
  payment_id: string;
  revision: number;
  refunded: number;
}

const HOLDER = ["account_holder", "iban"] as const;

/** Once, whatever became of it since. */
export function keepDebit(sql: SqlStorage, debit: WaitingDebit): void {
  const { ref, member, payment_id, reference, signed_at, account_holder, iban, amount, day } = debit;
  sql.exec(
    `INSERT OR IGNORE INTO debits
       (ref, member, payment_id, reference, signed_at, account_holder, iban, iban_end, amount, day, status)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'waiting')`,
    ref,
    member,
    payment_id,
    reference,
    signed_at,
    account_holder,
    iban,
    iban.slice(-4),
    amount,
    day,
  );
}

/** What waits is not collected by a mandate that ended; its member is told. What is in a file is. */
export function endMandateOf(sql: SqlStorage, { member, reference }: EndedMandate): void {
  const query = "SELECT * FROM debits WHERE reference = ? AND member = ? AND status = 'waiting'";
  for (const row of sql.exec<DebitRow>(query, reference, member).toArray()) withdraw(sql, row);
}

/** Takes one out that waits; any other stays as it is. */
export function withdrawDebit(sql: SqlStorage, ref: string): void {
  const row = findDebit(sql, ref);
  if (row?.status === "waiting") withdraw(sql, row);
}

/** By the name that a payment has for it. */
export function findDebit(sql: SqlStorage, ref: string): DebitRow | undefined {
  return sql.exec<DebitRow>("SELECT * FROM debits WHERE ref = ?", ref).toArray()[0];
}

/** Changes how a debit stands, and tells its member's payment, which acts on it like on a provider's word. */
export function changeDebit(sql: SqlStorage, row: DebitRow, status: DebitStatus, revision = row.revision): void {
  sql.exec("UPDATE debits SET status = ?, revision = ? WHERE number = ?", status, revision, row.number);
  tellDebit(sql, row.number, `debit/${row.number}/${status}`);
}

/** The member's payment hears how its debit stands, and what of it went back. */
export function tellDebit(sql: SqlStorage, number: number, id: string): void {
  const row = sql.exec<DebitRow>("SELECT * FROM debits WHERE number = ?", number).one();
  const known = filedDebit(sql, row, "");
  if (!known) return;
  const { member, ref: _ref, site: _site, ...payload } = known;
  enqueue(sql, { id, target: `member:${member}`, kind: "debit_settled", payload });
}

/** Undefined: its member was erased. */
export function filedDebit(sql: SqlStorage, row: DebitRow, site: string): FiledDebit | undefined {
  const { ref, member, payment_id, amount, revision } = row;
  if (member === null) return undefined;
  const refunded = transfersIn(sql, row, "('transferred')");
  const known = { ref, member, payment_id, site, revision, status: paymentStatus(row), refunded };
  return { ...known, amount: { amount, currency: "EUR" } };
}

/** Cents of a debit that went back by hand, or are to. */
export function transferredOrWaiting(sql: SqlStorage, debit: Pick<DebitRow, "number">): number {
  return transfersIn(sql, debit, "('waiting', 'transferred')");
}

function transfersIn(sql: SqlStorage, { number }: Pick<DebitRow, "number">, statuses: string): number {
  const query = `SELECT coalesce(sum(amount), 0) AS sum FROM transfers WHERE debit = ? AND status IN ${statuses}`;
  return sql.exec<{ sum: number }>(query, number).one().sum;
}

function paymentStatus({ status, revision }: DebitRow): PaymentStatus {
  if (status === "returned") return revision === 0 ? "failed" : "charged_back";
  if (status === "collected") return "completed";
  return status === "withdrawn" ? "cancelled" : "pending";
}

function withdraw(sql: SqlStorage, row: DebitRow): void {
  changeDebit(sql, row, "withdrawn");
  blankHolders(sql, "number = ?", row.number);
}

/** Whose account it is goes, without a trace in the object's file. */
export function blankHolders(sql: SqlStorage, where: string, ...given: unknown[]): void {
  const numbers = overwriteRows(sql, { table: "debits", words: HOLDER, where }, ...given);
  if (numbers === undefined) return;
  const blank = "UPDATE debits SET account_holder = '', iban = '' WHERE number IN (SELECT value FROM json_each(?))";
  sql.exec(blank, numbers);
}

/** A member was erased: what waits goes, of the rest it stands nowhere whose it was. */
export function forgetDebits(sql: SqlStorage, member: string): void {
  eraseRows(sql, { table: "debits", words: HOLDER, where: "member = ? AND status = 'waiting'" }, member);
  sql.exec("UPDATE debits SET member = NULL, payment_id = '' WHERE member = ?", member);
  sql.exec("DELETE FROM outbox WHERE target = ? AND kind = 'debit_settled'", `member:${member}`);
}
