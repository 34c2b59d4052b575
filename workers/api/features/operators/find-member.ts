import { isAccountEmail } from "../../../../app/domain/account/signup.ts";
import { accountAddress } from "../../actors/accounts/account-address.ts";
import type { Actors } from "../../actors/actors.ts";
import type { Call } from "../../http/http.ts";

/** Whose account has this address. */
export async function ownerOf(email: string, { actors, env, site }: Call): Promise<string | undefined> {
  if (!isAccountEmail(email)) return undefined;
  const address = accountAddress({ secret: env.TOKEN_SECRET, site, email });
  return actors.accounts(address.shard).owner(address.email);
}

/** Is there such a member, and are they not erased? */
export async function livingMember(actors: Actors, id: string): Promise<boolean> {
  return (await actors.findMember(id)?.standing.found()) !== undefined;
}
