import { accept, refuse, type Result } from "../../../../../../app/domain/result.ts";
import { normalEmail } from "../../../../../../app/domain/account/signup.ts";
import { clock } from "../../../../clock.ts";
import { accountOf } from "../../account/account.ts";
import { confirmAddress } from "../../account/activation.ts";
import { isHidden } from "../../standing/hidden.ts";
import { CONFIRM_WITHIN } from "./email-change-row.ts";
import { reserveEmail, moveTo } from "./reserved-emails.ts";
import { dropLinks, findLink, linkAddress, markUsed, mintLink } from "../links.ts";
import { enqueueMail } from "../../notifications/mails.ts";
import { tellAccounts } from "./account-claim.ts";
import type { MemberState } from "../../engine/state.ts";
import { UNDO_FOR } from "./credentials.ts";

const MAILS_A_DAY = 5;

/** Mails the link to the new address, five times a day at most; the change before this one is dropped. */
export function askEmailChange(state: MemberState, email: string): Result<{ sent: true }> {
  const { sql } = state;
  const seconds = secondsToWait(sql);
  if (seconds > 0) return refuse("rate_limited", { seconds });
  cancelEmailChange(sql);
  sql.exec("INSERT INTO email_change (email, at) VALUES (?, ?)", email, clock.now());
  const token = mintLink(sql, { purpose: "email_change", lifetime: CONFIRM_WITHIN, data: { email } });
  enqueueMail(state, {
    kind: "email_change",
    contents: { link: linkAddress(state, "/mail-change/do", token) },
    to: email,
  });
  return accept({ sent: true });
}

function secondsToWait(sql: SqlStorage): number {
  const mails = sql
    .exec<{ at: number }>(
      "SELECT at FROM mails WHERE kind = 'email_change' AND at > ? ORDER BY at DESC LIMIT ?",
      clock.now() - CONFIRM_WITHIN,
      MAILS_A_DAY,
    )
    .toArray();
  const oldest = mails[MAILS_A_DAY - 1];
  return oldest ? Math.ceil((oldest.at + CONFIRM_WITHIN - clock.now()) / 1000) : 0;
}

/** Drops a change of address that was not confirmed, and its links. */
export function cancelEmailChange(sql: SqlStorage): void {
  dropLinks(sql, "email_change");
  sql.exec("DELETE FROM email_change");
}

/** The change that this link confirms; `done`: it did already, and the address is still the account's. */
export function changeOf({ sql }: Pick<MemberState, "sql">, token: string): Result<{ email: string; done: boolean }> {
  const link = isHidden(sql) ? undefined : findLink(sql, "email_change", token);
  const email = link?.data["email"];
  if (!link || !email) return refuse("link_invalid");
  if (link.used && accountOf(sql).email !== email) return refuse("link_invalid");
  return accept({ email, done: link.used });
}

/** Whoever reads the new mailbox is the member: the account is at that address now. `Accounts` has claimed it. */
export function switchEmail(state: MemberState, token: string): Result<{ email: string }> {
  const { sql } = state;
  const change = changeOf(state, token);
  const link = findLink(sql, "email_change", token);
  if (!change.ok || !link) return refuse("link_invalid");
  const { email, done } = change.value;
  if (done) return accept({ email });
  leaveOldAddress(state, email);
  moveTo(state, email);
  // What came back from the old address says nothing of this one.
  sql.exec("DELETE FROM notifications_disabled WHERE reason = 'bounce'");
  dropLinks(sql, "reset");
  markUsed(sql, link);
  sql.exec("DELETE FROM email_change");
  confirmAddress(state);
  return accept({ email });
}

/**
 * The old mailbox is told, with the link that undoes it; meanwhile nobody else can take the address. One that was never
 * confirmed may be another person's: they learn nothing, and get no way in.
 */
function leaveOldAddress(state: MemberState, newEmail: string): void {
  const { email: old, status } = accountOf(state.sql);
  if (normalEmail(old) === normalEmail(newEmail)) return;
  if (status !== "confirmed") {
    dropLinks(state.sql, "undo_password");
    return tellAccounts(state, "released", old);
  }
  const token = mintLink(state.sql, { purpose: "undo_email", lifetime: UNDO_FOR, data: { email: old } });
  reserveEmail(state.sql, old, clock.now() + UNDO_FOR);
  const link = linkAddress(state, "/account-undo", token);
  enqueueMail(state, { kind: "email_changed", contents: { new_email: newEmail, link }, to: old });
}
