import { accept, type Result } from "../../../app/domain/result.ts";
import type { Limit } from "../actors/limiter/limiter.ts";
import type { VisitorLimiter } from "../actors/limiter/visitor-limiter.ts";
import type { Call, Caller } from "../http/http.ts";

type Visit = Pick<Call, "actors"> & { caller: Caller };

/** The member's own buckets. Whoever only names a member has none; the member's object refuses them itself. */
export async function limiterOfMember({ actors, caller }: Visit): Promise<VisitorLimiter | undefined> {
  const isTheirs = await actors.member(caller.id).sessions.knowsSession(caller.token);
  return isTheirs ? actors.limiter(`member-${caller.id}`) : undefined;
}

/** Takes one from the member's own bucket, or `rate_limited`. */
export async function limitMember(visit: Visit, limit: Limit): Promise<Result> {
  return (await (await limiterOfMember(visit))?.take(limit)) ?? accept();
}
