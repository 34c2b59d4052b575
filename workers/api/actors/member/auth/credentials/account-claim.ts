import { accountAddress } from "../../../accounts/account-address.ts";
import { peersOf, type Peers } from "../../../peers.ts";
import type { Claim } from "../../../accounts/claims.ts";
import { enqueue } from "../../../outbox.ts";
import type { MemberEngine } from "../../engine/member-engine.ts";
import { accountOf, nextNumber } from "../../account/account.ts";
import type { MemberState } from "../../engine/state.ts";

type AddressEvent = "created" | "released" | "banned" | "ban_lifted";

/**
 * Tells `Accounts` of an address, with the running transaction: `created` makes the member's claim hold for ever,
 * `released` gives it up, with whatever was counted for it; `banned`: it makes no other account, until `ban_lifted`.
 */
export function tellAccounts({ sql, env }: MemberState, kind: AddressEvent, email: string): void {
  if (!email) return;
  const { id: member, site } = accountOf(sql);
  const address = accountAddress({ secret: env.TOKEN_SECRET, site, email });
  const id = `${member}/address/${nextNumber(sql)}`;
  enqueue(sql, { id, target: `accounts:${address.shard}`, kind, payload: { email: address.email, member } });
}

/** The member's claim to an address, and the object that it is made at. */
export function claimOf(
  { sql, env }: Pick<MemberEngine, "sql" | "env">,
  email: string,
): { accounts: ReturnType<Peers["accounts"]>; claim: Claim } {
  const { id: member, site } = accountOf(sql);
  const address = accountAddress({ secret: env.TOKEN_SECRET, site, email });
  return { accounts: peersOf(env, site).accounts(address.shard), claim: { email: address.email, member } };
}
