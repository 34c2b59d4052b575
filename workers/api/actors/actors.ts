import type { Env } from "../env.ts";

/** How many objects a site's addresses are spread over; never lowered once a site has members (design §6). */
export const ACCOUNT_SHARDS = 16;

/** What every actor that takes outbox events offers. Throws when it could not; then the event comes again. */
interface Receiver {
  receive(event: { id: string; kind: string; payload: unknown }): Promise<unknown>;
}

/** The one place that knows the objects' names. Every name begins with the site, so sites never share an object. */
export function actorsOf(env: Env, site: string) {
  const named = {
    member: (id: string) => env.MEMBER.getByName(`${site}/${id}`),
    accounts: (shard: number) => env.ACCOUNTS.getByName(`${site}/${shard}`),
    directory: (country: string) => env.DIRECTORY.getByName(`${site}/${country}`),
    site: () => env.SITE.getByName(site),
    /** `prefix`: an IPv4 address or an IPv6 /64. */
    limiter: (prefix: string) => env.LIMITER.getByName(`${site}/${prefix}`),
  };
  return {
    ...named,
    /** An outbox target: `member:<id>`, `directory:<country>`, `accounts:<shard>` or `site`. */
    target(address: string): Receiver {
      const [kind, key = ""] = address.split(":", 2);
      if (kind === "member") return named.member(key) as unknown as Receiver;
      if (kind === "directory") return named.directory(key) as unknown as Receiver;
      if (kind === "accounts") return named.accounts(Number(key)) as unknown as Receiver;
      if (kind === "site") return named.site() as unknown as Receiver;
      throw new Error(`unknown outbox target: ${kind}`);
    },
  };
}

export type Actors = ReturnType<typeof actorsOf>;
