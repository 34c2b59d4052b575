import { accept, type Result } from "../../../app/domain/result.ts";
import type { Limit } from "../actors/limiter/limiter.ts";
import type { VisitorLimiter } from "../actors/limiter/visitor-limiter.ts";
import type { Call } from "../http/http.ts";
import { limiterOfMember } from "./member-limit.ts";

type Visit = Pick<Call, "actors" | "address" | "caller">;

/**
 * The visitor's own buckets: by their address. Where all visitors share one address (`isEverybody`), such a bucket would let one of
 * them shut the others out: then a signed-in member has buckets of their own, and visitors have none (decision 0085).
 */
export async function limiterOfVisitor({ actors, address, caller }: Visit): Promise<VisitorLimiter | undefined> {
  if (!address.isEverybody) return actors.limiter(address.prefix);
  return caller && limiterOfMember({ actors, caller });
}

/** Takes one from the visitor's own bucket, or `rate_limited`. */
export async function limitVisitor(visit: Visit, limit: Limit): Promise<Result> {
  return (await (await limiterOfVisitor(visit))?.take(limit)) ?? accept();
}
