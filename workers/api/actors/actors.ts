import { addressPrefix } from "../address-prefix.ts";
import type { Env } from "../env.ts";
import type { Accounts } from "./accounts/accounts.ts";
import type { Directory } from "./directory/directory.ts";
import type { Limiter } from "./limiter/limiter.ts";
import type { Member } from "./member/member.ts";
import { remote } from "./remote.ts";
import type { Site } from "./site/site.ts";

/** How many objects a site's addresses are spread over; never lowered once a site has members (design §6). */
export const ACCOUNT_SHARDS = 16;

/** What every actor that takes outbox events offers. Throws when it could not; then the event comes again. */
interface Receiver {
  receive(event: { id: string; kind: string; payload: unknown }): Promise<unknown>;
}

/** The one place that knows the objects' names. Every name begins with the site, so sites never share an object. */
export function actorsOf(env: Env, site: string) {
  const named = {
    member: (id: string) => remote<Member>(env.MEMBER.getByName(`${site}/${id}`)),
    accounts: (shard: number) => remote<Accounts>(env.ACCOUNTS.getByName(`${site}/${shard}`)),
    directory: (country: string) => remote<Directory>(env.DIRECTORY.getByName(`${site}/${country}`)),
    site: () => remote<Site>(env.SITE.getByName(site)),
    /** By the visitor's address, or any other name of who is to be limited. */
    limiter: (address: string) => remote<Limiter>(env.LIMITER.getByName(`${site}/${addressPrefix(address)}`)),
  };
  return {
    ...named,
    /** An outbox target: `member:<id>`, `directory:<country>`, `accounts:<shard>` or `site`. */
    target(address: string): Receiver {
      const [kind, key = ""] = address.split(":", 2);
      if (kind === "member") return named.member(key);
      if (kind === "directory") return named.directory(key);
      if (kind === "accounts") return named.accounts(Number(key));
      if (kind === "site") return named.site();
      throw new Error(`unknown outbox target: ${kind}`);
    },
  };
}

export type Actors = ReturnType<typeof actorsOf>;
