import { BANK_ZONE, nextBankDay } from "../../../../../app/domain/direct-debit.ts";
import { DAY_MS, dayIn } from "../../../../../app/domain/locale/day.ts";
import {
  type FileCreditor,
  type FileDebit,
  writeDirectDebitFile,
} from "../../../../../app/domain/sepa/direct-debit-file.ts";
import { clock } from "../../../clock.ts";
import { overwriteRows } from "../../erase-rows.ts";
import { blankHolders, type DebitRow } from "./debit-rows.ts";

/** So many collections a file has at most: it has to fit into a row. */
const MOST_DEBITS = 1000;

/** A debtor may dispute a debit for thirteen months, and the file proves by which mandate it was. Milliseconds. */
const KEPT = 425 * DAY_MS;

export type FileRow = {
  number: number;
  /** Minted with the form. */
  file_id: string;
  message_id: string;
  made_at: number;
  operator: string;
  xml: string;
};

/** What can be collected by a file that is made now: announced for the next bank day or an earlier one. */
export function dueDebits(sql: SqlStorage): DebitRow[] {
  const query = "SELECT * FROM debits WHERE status = 'waiting' AND day <= ? ORDER BY number LIMIT ?";
  return sql.exec<DebitRow>(query, nextDay(), MOST_DEBITS).toArray();
}

/** By the key of its form. */
export function findFile(sql: SqlStorage, file_id: string): FileRow | undefined {
  return sql.exec<FileRow>("SELECT * FROM debit_files WHERE file_id = ?", file_id).toArray()[0];
}

/** Its collections, in the order in which they came. */
export function debitsOf(sql: SqlStorage, file: number): DebitRow[] {
  return sql.exec<DebitRow>("SELECT * FROM debits WHERE file = ? ORDER BY number", file).toArray();
}

/** What is due goes into a new file, and into no other; at least one has to be. Part of the running transaction. */
export function makeFile(
  sql: SqlStorage,
  {
    file_id,
    operator,
    creditor,
    debits,
  }: { file_id: string; operator: string; creditor: FileCreditor; debits: DebitRow[] },
): FileRow {
  const made_at = clock.now();
  const add =
    "INSERT INTO debit_files (file_id, message_id, made_at, operator, xml) VALUES (?, '', ?, ?, '') RETURNING number";
  const { number } = sql.exec<{ number: number }>(add, file_id, made_at, operator).one();
  const message_id = messageId({ number, file_id, made_at });
  const xml = writeDirectDebitFile({ message_id, made_at, creditor, debits: collections(sql, debits, creditor) });
  sql.exec("UPDATE debit_files SET message_id = ?, xml = ? WHERE number = ?", message_id, xml, number);
  const numbers = JSON.stringify(debits.map((debit) => debit.number));
  const file = "UPDATE debits SET status = 'filed', file = ? WHERE number IN (SELECT value FROM json_each(?))";
  sql.exec(file, number, numbers);
  blankHolders(sql, "file = ?", number);
  return { number, file_id, message_id, made_at, operator, xml };
}

/** Overwrites files that nobody may ask for any more. */
export function eraseOldFiles(sql: SqlStorage): void {
  const old = { table: "debit_files", words: ["xml"], where: "made_at <= ? AND xml <> ''" };
  const numbers = overwriteRows(sql, old, clock.now() - KEPT);
  if (numbers) sql.exec("UPDATE debit_files SET xml = '' WHERE number IN (SELECT value FROM json_each(?))", numbers);
}

/** At the banks and on the page, so that a line of a statement leads to its debit. */
export function endToEndId(number: number): string {
  return `PW-${String(number).padStart(10, "0")}`;
}

/** Of a site that was set up anew the numbers begin again: the key tells them apart. */
function messageId({ number, file_id, made_at }: Pick<FileRow, "number" | "file_id" | "made_at">): string {
  const day = dayIn(BANK_ZONE, made_at).replaceAll("-", "");
  return `PW${day}-${String(number).padStart(6, "0")}-${file_id.slice(0, 8)}`;
}

function collections(sql: SqlStorage, debits: DebitRow[], creditor: FileCreditor): FileDebit[] {
  const [earliest, begun] = [nextDay(), new Set<string>()];
  return debits.map(({ number, reference, signed_at, amount, day, account_holder, iban }) => {
    const isFirst = !begun.has(reference) && !wasFiled(sql, reference);
    begun.add(reference);
    const end_to_end_id = endToEndId(number);
    return {
      end_to_end_id,
      amount,
      day: day > earliest ? day : earliest,
      sequence: isFirst ? "FRST" : "RCUR",
      reference,
      signed: dayIn(BANK_ZONE, signed_at),
      account_holder,
      iban,
      words: `${creditor.name} ${end_to_end_id}`,
    };
  });
}

function wasFiled(sql: SqlStorage, reference: string): boolean {
  const query = "SELECT 1 FROM debits WHERE reference = ? AND file IS NOT NULL LIMIT 1";
  return sql.exec(query, reference).toArray().length > 0;
}

function nextDay(): string {
  return nextBankDay(dayIn(BANK_ZONE, clock.now()));
}
