import type { Env } from "../env.ts";
import { isIssued } from "../ids.ts";
import type { Accounts } from "./accounts/accounts.ts";
import type { Directory } from "./directory/directory.ts";
import { limited, limiterShard } from "./limiter/limited.ts";
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
    /** Of an id that is ours: the caller's own, an outbox's, what `isIssued` knows. Others: `findMember`. */
    member: (id: string) => remote<Member>(env.MEMBER.getByName(`${site}/${id}`)),
    accounts: (shard: number) => remote<Accounts>(env.ACCOUNTS.getByName(`${site}/${shard}`)),
    directory: (country: string) => remote<Directory>(env.DIRECTORY.getByName(`${site}/${country}`)),
    site: () => remote<Site>(env.SITE.getByName(site)),
    /**
     * By the prefix of a visitor's address, or `member-<id>`, which no prefix looks like. Few objects, however many
     * visitors (decision 0090).
     */
    limiter: (name: string) => limited(remote<Limiter>(env.LIMITER.getByName(`${site}/${limiterShard(name)}`)), name),
  };
  return {
    ...named,
    /** By an id that somebody gave us. Undefined, and nobody woken, when this site never made it (decision 0089). */
    findMember(id: string) {
      return isIssued({ secret: env.TOKEN_SECRET, site, id }) ? named.member(id) : undefined;
    },
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
