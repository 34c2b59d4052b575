import type { Result } from "../../../../app/domain/result.ts";
import type { Remote } from "../remote.ts";
import type { Limit } from "./buckets.ts";
import type { Limiter } from "./limiter.ts";

/** Over so many objects a site's visitors are spread. May be changed: what is forgotten is a quarter of an hour. */
const LIMITER_SHARDS = 16;

/** What one visitor may do. */
export interface Limited {
  take(limit: Limit): Promise<Result>;
  beginSignIn(): Promise<Result<number>>;
  signedIn(begun: number): Promise<void>;
}

/** Which of the site's `Limiter` objects counts for this name. FNV-1a: nobody chooses their address by it. */
export function limiterShard(name: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at += 1) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193);
  return (hash >>> 0) % LIMITER_SHARDS;
}

/** The shard's calls, for one visitor. */
export function limited(shard: Remote<Limiter>, name: string): Limited {
  return {
    take: (limit) => shard.take(name, limit),
    beginSignIn: () => shard.beginSignIn(name),
    signedIn: (begun) => shard.signedIn(begun),
  };
}
