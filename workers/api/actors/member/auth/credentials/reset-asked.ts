import { accountAddress } from "../../../accounts/account-address.ts";
import { accountOf } from "../../account/account.ts";
import type { MemberState } from "../../engine/state.ts";
import { mailResetLink } from "./credentials.ts";

/**
 * `Accounts` says that a reset was asked for, by the keyed hash of the address: mails a link, if it is still the account's; not
 * to one that was given up (decision 0061).
 */
export function receiveResetAsked(state: MemberState, { email }: { email: string }): void {
  const account = accountOf(state.sql);
  const own = accountAddress({ secret: state.env.TOKEN_SECRET, site: account.site, email: account.email });
  if (email === own.email) mailResetLink(state);
}
