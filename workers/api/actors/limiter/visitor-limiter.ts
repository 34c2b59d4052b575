import type { Result } from "../../../../app/domain/result.ts";
import type { Remote } from "../remote.ts";
import type { Limit } from "./buckets.ts";
import type { Limiter } from "./limiter.ts";

/** The limits of one visitor. */
export interface VisitorLimiter {
  take(limit: Limit, order?: string): Promise<Result>;
  forgetOrder(limit: Limit, order: string): Promise<void>;
  beginSignIn(): Promise<Result<number>>;
  signedIn(begun: number): Promise<void>;
}

/** The shard's calls for one visitor: `name` is their address prefix, or a member's (`member-<id>`). */
export function visitorLimiter(shard: Remote<Limiter>, name: string): VisitorLimiter {
  return {
    take: (limit, order) => shard.take(name, limit, order),
    forgetOrder: (limit, order) => shard.forgetOrder(name, limit, order),
    beginSignIn: () => shard.beginSignIn(name),
    signedIn: (begun) => shard.signedIn(begun),
  };
}
