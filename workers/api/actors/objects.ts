import type { ObjectBindings } from "../env.ts";
import { limiterShard } from "./limiter/limiter-shard.ts";

/** What every actor that takes outbox events offers. Throws when it could not; then the event comes again. */
interface Receiver {
  receive(event: { id: string; kind: string; payload: unknown }): Promise<unknown>;
}

/**
 * The one place that knows the objects' names. Every name begins with the site, so sites never share an object. What they
 * can be asked is in `peers.ts` and `actors.ts`.
 */
export function objectsOf(env: ObjectBindings, site: string) {
  const objects = {
    member: (id: string) => env.MEMBER.getByName(`${site}/${id}`),
    accounts: (shard: number | string) => env.ACCOUNTS.getByName(`${site}/${shard}`),
    directory: (country: string) => env.DIRECTORY.getByName(`${site}/${country}`),
    site: () => env.SITE.getByName(site),
    limiter: (name: string) => env.LIMITER.getByName(`${site}/${limiterShard(name)}`),
  };
  return {
    ...objects,
    /** An outbox target: `member:<id>`, `directory:<country>`, `accounts:<shard>` or `site`. */
    target(address: string): Receiver {
      const [kind, key = ""] = address.split(":", 2);
      if (!isReceiver(kind)) throw new Error(`unknown outbox target: ${kind}`);
      return objects[kind](key) as unknown as Receiver;
    },
  };
}

const receivers = ["member", "directory", "accounts", "site"] as const;

function isReceiver(kind: string | undefined): kind is (typeof receivers)[number] {
  return receivers.some((receiver) => receiver === kind);
}
