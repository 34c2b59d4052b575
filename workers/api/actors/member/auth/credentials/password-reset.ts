import { accept, refuse, type Result } from "../../../../../../app/domain/result.ts";
import { userOf } from "../../account/account.ts";
import { confirmAddress } from "../../account/activation.ts";
import { reactivateIfBeingDeleted } from "../../deletion/reactivation.ts";
import { deletionOf, isOver } from "../../deletion/deletion-row.ts";
import type { SignedInWith } from "../sessions/known-devices.ts";
import { findLink } from "../links.ts";
import { removeOwnPasskeys } from "../passkeys/own-passkeys.ts";
import { endSessions, noteActive, startSession } from "../sessions/session.ts";
import type { SignedIn } from "../sessions/sign-in.ts";
import type { MemberState } from "../../engine/state.ts";
import { signInRefusal } from "../../standing/sign-in-refusal.ts";
import { setPassword } from "./credentials.ts";

/** May this link choose a password? */
export function mayReset({ sql }: Pick<MemberState, "sql">, token: string): boolean {
  return !isOver(deletionOf(sql)) && findLink(sql, "reset", token) !== undefined;
}

interface HashedReset {
  token: string;
  /** Of the new password. */
  hash: string;
  userAgent: string;
  device?: SignedInWith | undefined;
}

/**
 * Whoever reads the account's mail is the member: the password is theirs, the address is confirmed, a deletion is taken
 * back, and this device alone is signed in; passkeys are made anew. The link is gone with it.
 */
export function resetPassword(state: MemberState, { token, hash, userAgent, device }: HashedReset): Result<SignedIn> {
  if (!mayReset(state, token)) return refuse("link_invalid");
  const refused = signInRefusal(state);
  if (refused) return refused;
  const reactivated = reactivateIfBeingDeleted(state);
  confirmAddress(state);
  setPassword(state, hash);
  endSessions(state);
  // The mailbox is the one proof that counts here.
  removeOwnPasskeys(state.sql);
  const session = startSession(state, { userAgent, device, method: "reset" });
  noteActive(state.sql);
  return accept({ user: userOf(state), token: session, reactivated });
}
