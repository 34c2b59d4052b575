import type { Passkey } from "../../../../../../app/contract/account/passkeys.ts";
import { refuse, type Result } from "../../../../../../app/domain/result.ts";
import type { IssuedChallenge } from "../../../../passkeys/issued-challenge.ts";
import { keepPasskey, removePasskeys } from "../../../../passkeys/passkey-rows.ts";
import type { Credential } from "../../../../passkeys/verify-passkey.ts";
import { accountOf } from "../../account/account.ts";
import type { MemberState } from "../../engine/state.ts";
import { enqueueMail } from "../../notifications/mails.ts";

/** The owner of all passkeys of a member's object: the member. */
export const OWN = "";

/** Only at a confirmed address: else it would outlive the real owner's activation of an account that is not theirs. */
export function mayMakePasskeys(sql: SqlStorage): boolean {
  return accountOf(sql).status === "confirmed";
}

/** Stores a passkey that was verified, and tells the member by mail: it is a new way into their account. */
export function keepOwnPasskey(
  state: MemberState,
  order: { credential: Credential; issued: IssuedChallenge; name: string },
): Result<Passkey> {
  if (!mayMakePasskeys(state.sql)) return refuse("passkey_refused");
  const kept = keepPasskey(state.sql, { owner: OWN, ...order });
  const link = `${state.env.PUBLIC_ORIGIN}/profile/passkeys`;
  if (kept.ok) enqueueMail(state, { kind: "passkey_added", contents: { passkey: order.name, link } });
  return kept;
}

/** All of them. */
export function removeOwnPasskeys(sql: SqlStorage): void {
  removePasskeys(sql, OWN);
}
