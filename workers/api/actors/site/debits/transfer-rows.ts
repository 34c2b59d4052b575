import type { RefundReason } from "../../../../../app/contract/money/refunds.ts";
import type { TransferStatus } from "../../../../../app/contract/operators/money/operator-transfers.ts";
import type { TransferFailure } from "../../../../../app/contract/operators/money/transfer-failures.ts";
import { receiptNumber } from "../../../../../app/domain/receipt.ts";
import { sepaText } from "../../../../../app/domain/sepa/sepa-text.ts";
import { clock } from "../../../clock.ts";
import type { ProviderRefund, RefundOrder, RefundState } from "../../../providers/payment/payment-provider.ts";
import { overwriteRows } from "../../erase-rows.ts";
import { endToEndId } from "./debit-files.ts";
import { type DebitRow, findDebit, transferredOrWaiting, tellDebit } from "./debit-rows.ts";

export type TransferRow = {
  number: number;
  debit: number;
  amount: number;
  reason: RefundReason;
  asked_at: number;
  taken_at: number;
  receipt: string | null;
  /** What the payer reads on their statement. */
  words: string;
  account_holder: string;
  iban: string;
  iban_end: string;
  status: TransferStatus;
  day: string | null;
  failure: TransferFailure | null;
  marked_at: number | null;
  operator: string | null;
  mark_id: string | null;
};

/** The most signs that a transfer has room for. */
const MOST_WORDS = 140;

/**
 * A refund is to be transferred by hand; the same key again is the same one. Undefined: its debit is not collected, or more would go back
 * than was.
 */
export function takeTransfer(sql: SqlStorage, { ref, key, ...order }: RefundOrder): ProviderRefund | undefined {
  const earlier = findTransfer(sql, { ref, key });
  if (earlier) return earlier;
  const debit = findDebit(sql, ref);
  const amount = order.amount.amount;
  if (debit?.status !== "collected" || amount > debit.amount - transferredOrWaiting(sql, debit)) return undefined;
  if (!order.by_hand) throw new Error("whose account it is is not known");
  const { account_holder, iban, at, reason } = order.by_hand;
  const receipt = receiptOf(sql, debit);
  const words = [order.description, receipt, endToEndId(debit.number)].filter(Boolean).join(" ");
  sql.exec(
    `INSERT INTO transfers (debit, key, amount, reason, asked_at, taken_at, receipt, words, account_holder, iban, iban_end)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    debit.number,
    key,
    amount,
    reason,
    at,
    clock.now(),
    receipt ?? null,
    sepaText(words, MOST_WORDS),
    account_holder,
    iban,
    iban.slice(-4),
  );
  return findTransfer(sql, { ref, key });
}

/** Of the payment, while its member is not erased. */
function receiptOf(sql: SqlStorage, { member, payment_id }: DebitRow): string | undefined {
  const query = "SELECT year, sequence FROM receipts WHERE member = ? AND key = ?";
  const [row] = sql.exec<{ year: number; sequence: number }>(query, member, payment_id).toArray();
  return row && receiptNumber(row);
}

const STATES: Record<TransferStatus, RefundState> = {
  waiting: "pending",
  transferred: "done",
  came_back: "failed",
  impossible: "failed",
};

/** As a provider says how one stands. Undefined: it was never taken. */
export function findTransfer(
  sql: SqlStorage,
  { ref, key }: Pick<RefundOrder, "ref" | "key">,
): ProviderRefund | undefined {
  const query =
    "SELECT transfers.* FROM transfers JOIN debits ON debits.number = transfers.debit WHERE ref = ? AND key = ?";
  const [row] = sql.exec<TransferRow>(query, ref, key).toArray();
  return row && { state: STATES[row.status], at: row.taken_at };
}

/** A transfer with what is known of its payment. `payment`: its number among the operators'; `debit_status`: how its debit stands. */
export type ShownTransfer = TransferRow & {
  member: string | null;
  payment: number | null;
  debit_status: DebitRow["status"];
};

const SHOWN = `SELECT transfers.*, member, debits.status AS debit_status,
  (SELECT payments.number FROM payments WHERE provider_ref = ref) AS payment
  FROM transfers JOIN debits ON debits.number = transfers.debit`;

/** So many of those that wait stand in the list; the others follow as these are dealt with. */
const MOST_WAITING = 100;

/** Which page, from 1, of so many. */
export interface PageOf {
  page: number;
  size: number;
}

/** `found`: how many were marked, on all pages. */
export interface ListedTransfers {
  waiting: ShownTransfer[];
  marked: ShownTransfer[];
  found: number;
}

/** What waits, the longest first, and a page of what was marked, the latest first; but for what is `own`. */
export function listTransfers(
  sql: SqlStorage,
  { page, size, own = "" }: PageOf & { own: string | undefined },
): ListedTransfers {
  const rows = (query: string, ...given: number[]) => sql.exec<ShownTransfer>(query, own, ...given).toArray();
  const waiting = `${SHOWN} WHERE ${IS_WAITING} ORDER BY asked_at, transfers.number LIMIT ?`;
  const marked = `${SHOWN} WHERE ${IS_MARKED} ORDER BY marked_at DESC, transfers.number DESC LIMIT ? OFFSET ?`;
  return {
    waiting: rows(waiting, MOST_WAITING),
    marked: rows(marked, size, (page - 1) * size),
    found: count(sql, IS_MARKED, own),
  };
}

/** One of them. */
export function shownTransfer(sql: SqlStorage, number: number): ShownTransfer | undefined {
  return sql.exec<ShownTransfer>(`${SHOWN} WHERE transfers.number = ?`, number).toArray()[0];
}

/** How many wait, but for `own`. */
export function countTransfers(sql: SqlStorage, own = ""): number {
  return count(sql, IS_WAITING, own);
}

const IS_WAITING = "transfers.status = 'waiting' AND member IS NOT ?";
const IS_MARKED = "transfers.status <> 'waiting' AND member IS NOT ?";

function count(sql: SqlStorage, condition: string, own: string): number {
  const query = `SELECT count(*) AS count FROM transfers JOIN debits ON debits.number = transfers.debit WHERE ${condition}`;
  return sql.exec<{ count: number }>(query, own).one().count;
}

/** The refunds of one payment that were to be transferred, the first first, by the payment's reference at its provider. */
export function transfersOf(sql: SqlStorage, ref: string): number[] {
  const query =
    "SELECT transfers.number FROM transfers JOIN debits ON debits.number = transfers.debit WHERE ref = ? ORDER BY transfers.number";
  return sql
    .exec<{ number: number }>(query, ref)
    .toArray()
    .map(({ number }) => number);
}

const ACCOUNT = { table: "transfers", words: ["account_holder", "iban"], where: "number = ?" };

/** One that waits goes to another account; nothing of the one before stays but in the audit log its end. Answers the new one's. */
export function changeAccount(
  sql: SqlStorage,
  { number }: TransferRow,
  { account_holder, iban }: Pick<TransferRow, "account_holder" | "iban">,
): string {
  const end = iban.slice(-4);
  overwriteRows(sql, ACCOUNT, number);
  const query = "UPDATE transfers SET account_holder = ?, iban = ?, iban_end = ? WHERE number = ?";
  sql.exec(query, account_holder, iban, end, number);
  return end;
}

/** What somebody says of one. */
export interface Mark {
  mark_id: string;
  operator: string;
  status: Exclude<TransferStatus, "waiting">;
  day: string | null;
  failure: TransferFailure | null;
}

/** How one stands from now on; its member's refund asks at once. Whose account it is goes: the bank's statement says it. */
export function markTransfer(sql: SqlStorage, { number, debit }: TransferRow, mark: Mark): void {
  overwriteRows(sql, ACCOUNT, number);
  sql.exec(
    `UPDATE transfers SET account_holder = '', iban = '', status = ?, day = ?, failure = ?, marked_at = ?, operator = ?, mark_id = ?
     WHERE number = ?`,
    mark.status,
    mark.day,
    mark.failure,
    clock.now(),
    mark.operator,
    mark.mark_id,
    number,
  );
  tellDebit(sql, debit, `transfer/${number}/${mark.status}`);
}
