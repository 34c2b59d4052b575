import { MOST_CODES } from "../../../../app/domain/direct-debit.ts";
import { DAY_MS } from "../../../../app/domain/locale/day.ts";
import { accept, refuse, type Result } from "../../../../app/domain/result.ts";
import { clock } from "../../clock.ts";

/** Codes that went to a telephone on the last day, whoever asked for them. Of the number only a keyed hash is kept. */
export const smsCodesSchema = [
  "CREATE TABLE sms_codes (key TEXT PRIMARY KEY, number TEXT NOT NULL, at INTEGER NOT NULL) WITHOUT ROWID",
  "CREATE INDEX sms_codes_by_number ON sms_codes (number, at)",
];

/** One code for this telephone, or `direct_debit_codes`; the same `key` again takes none. Both are hashes. */
export function takeSmsCode(sql: SqlStorage, { key, number }: { key: string; number: string }): Result {
  const since = clock.now() - DAY_MS;
  sql.exec("DELETE FROM sms_codes WHERE at <= ?", since);
  if (sql.exec("SELECT 1 FROM sms_codes WHERE key = ?", key).toArray().length > 0) return accept();
  const { count } = sql
    .exec<{ count: number }>("SELECT count(*) AS count FROM sms_codes WHERE number = ?", number)
    .one();
  if (count >= MOST_CODES) return refuse("direct_debit_codes", { limit: MOST_CODES });
  sql.exec("INSERT INTO sms_codes (key, number, at) VALUES (?, ?, ?)", key, number, clock.now());
  return accept();
}
