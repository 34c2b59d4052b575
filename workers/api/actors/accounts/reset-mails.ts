import { accept, refuse, type Result } from "../../../../app/domain/result.ts";
import { clock, dayOf } from "../../clock.ts";

/** Spec §8: 'Te veel wachtwoordherstel mails verstuurd, probeer het morgen nog eens.' The figure is ours. */
const MAILS_A_DAY = 3;

/** Counts one mail that was asked for; days are UTC's. Addresses that nobody has are treated alike. */
export function countResetMail(sql: SqlStorage, email: string): Result {
  const day = dayOf(clock.now());
  sql.exec("DELETE FROM reset_mails WHERE day < ?", day);
  const counted = sql.exec(
    `INSERT INTO reset_mails (email, day, mails) VALUES (?1, ?2, 1)
     ON CONFLICT (email) DO UPDATE SET mails = mails + 1 WHERE mails < ?3 RETURNING mails`,
    email,
    day,
    MAILS_A_DAY,
  );
  return counted.toArray().length > 0 ? accept() : refuse("too_many_reset_mails");
}

export function forgetResetMails(sql: SqlStorage, email: string): void {
  sql.exec("DELETE FROM reset_mails WHERE email = ?", email);
}
