import { accountOf } from "../../account/account.ts";
import { enqueueMail } from "../../notifications/mails.ts";
import { dropLinks, linkAddress, mintLink } from "../links.ts";
import type { MemberState } from "../../engine/state.ts";

const HOUR = 60 * 60_000;
/** So long a change of address or password can be taken back (decision 0061), and an old address stays its member's. */
export const UNDO_FOR = 48 * HOUR;
const RESET_FOR = HOUR;

/**
 * Mails a link to choose a password. Earlier ones work on for their hour: an unknown visitor who asks does not end the one that
 * the owner holds. Whichever is used first ends the others (`setPassword`).
 */
export function mailResetLink(state: MemberState): void {
  const token = mintLink(state.sql, { purpose: "reset", lifetime: RESET_FOR });
  enqueueMail(state, { kind: "password_reset", contents: { link: linkAddress(state, "/reset-password/do", token) } });
}

/**
 * The account has this password from now on. What was open to get in or change things is closed, and a mail tells the
 * member, with a link that undoes it.
 */
export function setPassword(state: MemberState, hash: string): void {
  const { sql } = state;
  sql.exec("UPDATE account SET password_hash = ?", hash);
  closeOpenWays(sql);
  const { email } = accountOf(sql);
  const token = mintLink(sql, { purpose: "undo_password", lifetime: UNDO_FOR, data: { email } });
  enqueueMail(state, { kind: "password_changed", contents: { link: linkAddress(state, "/account-undo", token) } });
}

/** No reset and no change of address that was asked for before works any more. */
export function closeOpenWays(sql: SqlStorage): void {
  dropLinks(sql, "reset");
  dropLinks(sql, "email_change");
  sql.exec("DELETE FROM email_change");
}
