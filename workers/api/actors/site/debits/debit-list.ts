import { dueDebits, endToEndId, type FileRow } from "./debit-files.ts";
import type { DebitRow, DebitStatus } from "./debit-rows.ts";

/** So many the page has. */
const MOST_FILES = 50;
const MOST_WAITING = 100;

/** A debit as operators see it: of the account only the end. `amount` in cents. */
export type ShownDebit = Pick<DebitRow, "number" | "reference" | "iban_end" | "amount" | "day" | "status"> & {
  end_to_end_id: string;
};

/** A file, and how many of its debits stand how. `total` in cents, `made_at` in milliseconds. */
export type FileSummary = Omit<FileRow, "xml"> & Record<"filed" | "collected" | "returned", number> & { total: number };

export interface ListedDebits {
  /** How many wait, and how many of these are due now. */
  waiting: number;
  due: number;
  /** The oldest first, a hundred at most. */
  debits: ShownDebit[];
  /** The latest first. */
  files: FileSummary[];
}

/** All of the page. */
export function listDebits(sql: SqlStorage): ListedDebits {
  const waiting = "SELECT count(*) AS count FROM debits WHERE status = 'waiting'";
  const rows = "SELECT * FROM debits WHERE status = 'waiting' ORDER BY number LIMIT ?";
  const files = "SELECT * FROM debit_files ORDER BY number DESC LIMIT ?";
  return {
    waiting: sql.exec<{ count: number }>(waiting).one().count,
    due: dueDebits(sql).length,
    debits: sql.exec<DebitRow>(rows, MOST_WAITING).toArray().map(shownDebit),
    files: sql
      .exec<FileRow>(files, MOST_FILES)
      .toArray()
      .map((file) => summaryOf(sql, file)),
  };
}

/** Without what is in it. */
export function summaryOf(sql: SqlStorage, { xml: _xml, ...file }: FileRow): FileSummary {
  const query = "SELECT status, count(*) AS count, sum(amount) AS total FROM debits WHERE file = ? GROUP BY status";
  const found = sql.exec<{ status: DebitStatus; count: number; total: number }>(query, file.number).toArray();
  const counted = (status: DebitStatus) => found.find((one) => one.status === status)?.count ?? 0;
  const total = found.reduce((sum, one) => sum + one.total, 0);
  return { ...file, filed: counted("filed"), collected: counted("collected"), returned: counted("returned"), total };
}

/** Without whose account it is. */
export function shownDebit({ number, reference, iban_end, amount, day, status }: DebitRow): ShownDebit {
  return { number, end_to_end_id: endToEndId(number), reference, iban_end, amount, day, status };
}
