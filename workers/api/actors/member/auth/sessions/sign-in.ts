import type { User } from "../../../../../../app/contract/people/profile.ts";
import { deviceName, deviceOf } from "../../../../../../app/domain/visitor/device.server.ts";
import { clock } from "../../../../clock.ts";
import { userOf } from "../../account/account.ts";
import { reactivateIfBeingDeleted } from "../../deletion/reactivation.ts";
import { enqueueMail } from "../../notifications/mails.ts";
import { noteActive, startSession, type SigningIn } from "./session.ts";
import type { MemberState } from "../../engine/state.ts";

/** What whoever has just signed in gets. */
export interface SignedIn {
  user: User & { id: string };
  /** For the device's cookie. */
  token: string;
  /** The account was being deleted, and is no longer (spec §4). */
  reactivated: boolean;
}

/** Who proved to be the member is signed in on this device; a mail tells the member, in case it was somebody else. */
export function signInDevice(state: MemberState, how: SigningIn): SignedIn {
  const reactivated = reactivateIfBeingDeleted(state);
  const token = startSession(state, how);
  noteActive(state.sql);
  const device = deviceName(deviceOf(how.userAgent));
  const link = `${state.env.PUBLIC_ORIGIN}/profile/security`;
  enqueueMail(state, { kind: "new_sign_in", contents: { device, at: clock.now(), link } });
  return { user: userOf(state), token, reactivated };
}
