import type { VisitorAddress } from "../../../app/domain/visitor/visitor-address.server.ts";
import type { AccountAddress } from "../actors/accounts/account-address.ts";
import type { Secrets } from "../env.ts";
import { sign } from "../signature.ts";

/** The visitor's address prefix, as a keyed hash for this account. */
export function networkAt(
  { env, address }: { env: Pick<Secrets, "TOKEN_SECRET">; address: Pick<VisitorAddress, "prefix"> },
  account: Pick<AccountAddress, "email">,
): string {
  return sign(env.TOKEN_SECRET, "place", account.email, address.prefix);
}
