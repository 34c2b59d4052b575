import { accountAddress } from "../accounts/account-address.ts";
import { enqueue } from "../outbox.ts";
import { accountOf, nextNumber } from "./account.ts";
import type { MemberState } from "./state.ts";

/**
 * Tells `Accounts` of an address, with the running transaction: `created` makes the member's claim hold for ever,
 * `released` gives it up, with whatever was counted for it.
 */
export function tellAccounts({ sql, env }: MemberState, kind: "created" | "released", email: string): void {
  if (!email) return;
  const { id: member, site } = accountOf(sql);
  const address = accountAddress({ secret: env.TOKEN_SECRET, site, email });
  const id = `${member}/address/${nextNumber(sql)}`;
  enqueue(sql, { id, target: `accounts:${address.shard}`, kind, payload: { email: address.email, member } });
}
