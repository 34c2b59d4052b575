import type { Result } from "../../../../app/domain/result.ts";
import type { Remote } from "../remote.ts";
import type { Limit } from "./buckets.ts";
import type { Limiter } from "./limiter.ts";

/** What one visitor may do. */
export interface Limited {
  take(limit: Limit): Promise<Result>;
  beginSignIn(): Promise<Result<number>>;
  signedIn(begun: number): Promise<void>;
}

/** The shard's calls, for one visitor. */
export function limited(shard: Remote<Limiter>, name: string): Limited {
  return {
    take: (limit) => shard.take(name, limit),
    beginSignIn: () => shard.beginSignIn(name),
    signedIn: (begun) => shard.signedIn(begun),
  };
}
