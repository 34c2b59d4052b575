import { accept, refuse, type Result } from "../../../../app/domain/result.ts";
import { utcDay } from "../../../../app/domain/locale/day.ts";
import { clock } from "../../clock.ts";
import type { Attempt } from "./attempt.ts";
import { isKnownNetwork } from "./known-networks.ts";

/** Spec §8: 'Te veel wachtwoordherstel mails verstuurd, probeer het morgen nog eens.' The figures are ours (decision 0126). */
const OF_ONE_SOURCE = 3;
/** Mails that leave at once for unknown visitors: so many, and as many more in the course of a day. */
const AT_ONCE = 10;
const DAY = 24 * 60 * 60_000;
/** Above that one leaves when the one before is this old, so the newest link in the mailbox works for a quarter of an hour at least. */
const SPACING = 45 * 60_000;

/**
 * Counts one mail that was asked for, in the running transaction. `true`: send it. `false`: it is answered as if it were
 * sent, because a mail with a link that still works was sent a moment ago. Addresses that nobody has are treated alike.
 *
 * A device that the account knows, and a network where the member signed in before, have three mails a day (UTC) of their own,
 * which nobody else's requests use up. All others have three a day a network, and together no more than a mailbox can bear. A
 * device that has used up its own goes on as one of these where the network is unknown: a thief with its cookie may have done it.
 */
export function countResetMail(sql: SqlStorage, attempt: Attempt): Result<boolean> {
  sql.exec("DELETE FROM asked_resets WHERE day < ?", today());
  const { email, network, device, shared } = attempt;
  const hasSome = (source: string) => mailsOf(sql, email, source) < OF_ONE_SOURCE;
  const isHome = isKnownNetwork(sql, attempt);
  const own = isHome ? network : device;
  if (own !== undefined && hasSome(own)) return sendTo(sql, email, own);
  // A network that all visitors share has no count: one of them would use up the others' mails.
  if (isHome || (!shared && !hasSome(network))) return refuse("too_many_reset_mails");
  return countUnknownVisitorsMail(sql, email) ? sendTo(sql, email, network) : accept(false);
}

function sendTo(sql: SqlStorage, email: string, source: string): Result<boolean> {
  addMail(sql, email, source);
  return accept(true);
}

/** Nothing that unknown visitors asked for counts any more. */
export function forgetUnknownVisitorsMails(sql: SqlStorage, email: string): void {
  sql.exec("DELETE FROM unknown_visitor_resets WHERE email = ?", email);
}

/** Drops all that was counted of reset mails to an address. */
export function forgetResetMails(sql: SqlStorage, email: string): void {
  sql.exec("DELETE FROM asked_resets WHERE email = ?", email);
  forgetUnknownVisitorsMails(sql, email);
}

/** May one more mail leave that no known device or network asked for? Rolling, not until midnight. */
function countUnknownVisitorsMail(sql: SqlStorage, email: string): boolean {
  const now = clock.now();
  sql.exec("DELETE FROM unknown_visitor_resets WHERE at < ?", now - DAY);
  const [row] = sql
    .exec<{ level: number; at: number }>("SELECT level, at FROM unknown_visitor_resets WHERE email = ?", email)
    .toArray();
  const passed = row ? now - row.at : DAY;
  const level = Math.max(0, (row?.level ?? 0) - (Math.max(0, passed) / DAY) * AT_ONCE);
  // A clock that was set back keeps nobody waiting.
  const mayLeave = level <= AT_ONCE - 1 || passed >= SPACING || passed < 0;
  if (mayLeave)
    sql.exec(
      "INSERT OR REPLACE INTO unknown_visitor_resets (email, level, at) VALUES (?, ?, ?)",
      email,
      Math.min(AT_ONCE, level + 1),
      now,
    );
  return mayLeave;
}

function mailsOf(sql: SqlStorage, email: string, source: string): number {
  const rows = sql.exec<{ mails: number }>(
    "SELECT mails FROM asked_resets WHERE email = ? AND source = ? AND day = ?",
    email,
    source,
    today(),
  );
  return rows.toArray()[0]?.mails ?? 0;
}

function addMail(sql: SqlStorage, email: string, source: string): void {
  sql.exec(
    `INSERT INTO asked_resets (email, source, day, mails) VALUES (?1, ?2, ?3, 1)
     ON CONFLICT (email, source, day) DO UPDATE SET mails = mails + 1`,
    email,
    source,
    today(),
  );
}

function today(): string {
  return utcDay(clock.now());
}
