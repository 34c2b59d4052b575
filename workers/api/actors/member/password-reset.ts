import { accept, refuse, type Result } from "../../../../app/domain/result.ts";
import { normalEmail } from "../../../../app/domain/signup.ts";
import { accountOf, userOf } from "./account.ts";
import { confirmAddress } from "./activation.ts";
import { reviveIfClosing } from "./closing.ts";
import { closingOf, isOver } from "./closing-row.ts";
import { findLink } from "./links.ts";
import { endSessions, noteActive, startSession } from "./session.ts";
import type { SignedIn } from "./sign-in.ts";
import type { MemberState } from "./state.ts";
import { mailResetLink, setPassword } from "./way-in.ts";

/** Mails a link, if the address that was typed is the account's; not to one that was given up (decision 0061). */
export function mailReset(state: MemberState, email: string): void {
  if (normalEmail(email) === normalEmail(accountOf(state.sql).email)) mailResetLink(state);
}

/** May this link choose a password? */
export function mayReset({ sql }: Pick<MemberState, "sql">, token: string): boolean {
  return !isOver(closingOf(sql)) && findLink(sql, "reset", token) !== undefined;
}

interface ResetOrder {
  token: string;
  /** Of the new password. */
  hash: string;
  userAgent: string;
}

/**
 * Whoever reads the account's mail is the member: the password is theirs, the address is confirmed, a deletion is taken
 * back, and this device alone is signed in; passkeys are made anew. The link is gone with it.
 */
export function resetPassword(state: MemberState, { token, hash, userAgent }: ResetOrder): Result<SignedIn> {
  if (!mayReset(state, token)) return refuse("link_invalid");
  const revived = reviveIfClosing(state);
  confirmAddress(state);
  setPassword(state, hash);
  endSessions(state);
  // Whoever made them may have been somebody else: the mailbox is the one proof that counts here.
  state.sql.exec("DELETE FROM passkeys");
  const session = startSession(state.sql, { userAgent, method: "reset" });
  noteActive(state.sql);
  return accept({ user: userOf(state), token: session, revived });
}
