import { DAY_MS } from "../../../../../../app/domain/locale/day.ts";
import { clock } from "../../../../clock.ts";

type Kind = "sent" | "wrong";

/** Notes that a code was sent, or that a wrong one was typed. Answers how many that makes within a day. */
export function noteCode(sql: SqlStorage, kind: Kind): number {
  sql.exec("DELETE FROM mandate_codes WHERE at <= ?", clock.now() - DAY_MS);
  sql.exec("INSERT INTO mandate_codes (kind, at) VALUES (?, ?)", kind, clock.now());
  return codesOfToday(sql, kind);
}

/** Within the last day. */
export function codesOfToday(sql: SqlStorage, kind: Kind): number {
  const count = "SELECT count(*) AS count FROM mandate_codes WHERE kind = ? AND at > ?";
  return sql.exec<{ count: number }>(count, kind, clock.now() - DAY_MS).one().count;
}

/** A name for the next code to this member: another one as soon as a code was sent. */
export function codeName(sql: SqlStorage): string {
  const sent = "SELECT count(*) AS count, max(at) AS last FROM mandate_codes WHERE kind = 'sent'";
  const { count, last } = sql.exec<{ count: number; last: number | null }>(sent).one();
  return `${count}/${last ?? 0}`;
}

/** The right one was typed. */
export function forgetWrongCodes(sql: SqlStorage): void {
  sql.exec("DELETE FROM mandate_codes WHERE kind = 'wrong'");
}
