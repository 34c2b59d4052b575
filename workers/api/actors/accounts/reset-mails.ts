import { accept, refuse, type Result } from "../../../../app/domain/result.ts";
import { clock, dayOf } from "../../clock.ts";
import type { Attempt } from "./attempts.ts";

/** Spec §8: 'Te veel wachtwoordherstel mails verstuurd, probeer het morgen nog eens.' The figures are ours (decision 0087). */
const FROM_ONE_PLACE = 3;
/** However many addresses strangers have, a mailbox gets no more a day than this, beside what its known devices ask for. */
const FROM_ALL_STRANGERS = 10;
/** No place is called so. */
const ALL_STRANGERS = "";

/** Counts one mail that was asked for; days are UTC's. Addresses that nobody has are treated alike. */
export function countResetMail(sql: SqlStorage, { email, place, known }: Attempt): Result {
  sql.exec("DELETE FROM asked_resets WHERE day < ?", today());
  const strangers = known ? 0 : mailsOf(sql, email, ALL_STRANGERS);
  if (strangers >= FROM_ALL_STRANGERS || mailsOf(sql, email, place) >= FROM_ONE_PLACE)
    return refuse("too_many_reset_mails");
  addMail(sql, email, place);
  if (!known) addMail(sql, email, ALL_STRANGERS);
  return accept();
}

export function forgetResetMails(sql: SqlStorage, email: string): void {
  sql.exec("DELETE FROM asked_resets WHERE email = ?", email);
}

function mailsOf(sql: SqlStorage, email: string, place: string): number {
  const rows = sql.exec<{ mails: number }>(
    "SELECT mails FROM asked_resets WHERE email = ? AND place = ? AND day = ?",
    email,
    place,
    today(),
  );
  return rows.toArray()[0]?.mails ?? 0;
}

function addMail(sql: SqlStorage, email: string, place: string): void {
  sql.exec(
    `INSERT INTO asked_resets (email, place, day, mails) VALUES (?1, ?2, ?3, 1)
     ON CONFLICT (email, place, day) DO UPDATE SET mails = mails + 1`,
    email,
    place,
    today(),
  );
}

function today(): string {
  return dayOf(clock.now());
}
