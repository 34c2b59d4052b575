import { accept, refuse, type Result } from "../../../../../../app/domain/result.ts";
import { normalEmail } from "../../../../../../app/domain/account/signup.ts";
import { accountOf } from "../../account/account.ts";
import { reactivateIfBeingDeleted } from "../../deletion/reactivation.ts";
import { moveTo } from "./reserved-emails.ts";
import { dropLaterLinks, findLink, markUsed, type FoundLink } from "../links.ts";
import { tellAccounts } from "./account-claim.ts";
import { counts } from "../../standing/sanctions.ts";
import { removeOwnPasskeys } from "../passkeys/own-passkeys.ts";
import { endSessions } from "../sessions/session.ts";
import type { MemberState } from "../../engine/state.ts";
import { closeOpenWays, mailResetLink } from "./credentials.ts";

/**
 * "That was not me": the address is the earlier one again, and whoever changed it has no way in left. They knew the
 * password, or they could not have changed anything, so it counts no longer: a new one is chosen by a link that is
 * mailed to the address (decision 0061). Harmless when repeated.
 */
export function undoChange(state: MemberState, token: string): Result<{ undone: "email" | "password" }> {
  const { sql } = state;
  const [email, password] = [findLink(sql, "undo_email", token), findLink(sql, "undo_password", token)];
  const link = email ?? password;
  if (!link) return refuse("link_invalid");
  if (!link.used) takeBack(state, link);
  return accept({ undone: email ? "email" : "password" });
}

function takeBack(state: MemberState, link: FoundLink): void {
  const { sql } = state;
  markUsed(sql, link);
  dropLaterLinks(sql, link, ["undo_email", "undo_password"]);
  returnTo(state, link.data["email"] ?? "");
  reactivateIfBeingDeleted(state);
  sql.exec("UPDATE account SET password_hash = NULL");
  // A thief may have made one long before the change.
  removeOwnPasskeys(sql);
  endSessions(state);
  closeOpenWays(sql);
  mailResetLink(state);
}

/** The account is where it was at that change, also if it has moved since; the newer address is given up. A ban comes along. */
function returnTo(state: MemberState, email: string): void {
  const { email: newer } = accountOf(state.sql);
  if (!email || normalEmail(newer) === normalEmail(email)) return;
  tellAccounts(state, "released", newer);
  moveTo(state, email);
  if (!counts(state.sql, "ban")) return;
  tellAccounts(state, "ban_lifted", newer);
  tellAccounts(state, "banned", email);
}
