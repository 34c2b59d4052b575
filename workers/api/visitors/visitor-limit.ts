import { accept, type Result } from "../../../app/domain/result.ts";
import type { Limit } from "../actors/limiter/limiter.ts";
import type { Call } from "../http.ts";

/**
 * Takes one from the visitor's own bucket: by their address, or `rate_limited`. Where all visitors share one address
 * (`isEverybody`), such a bucket would let one of them shut the others out: then a member has a bucket of their own, and
 * visitors have none (decision 0085).
 */
export async function limitVisitor(
  { actors, address, caller }: Pick<Call, "actors" | "address" | "caller">,
  limit: Limit,
): Promise<Result> {
  if (!address.isEverybody) return actors.limiter(address.prefix).take(limit);
  return caller ? actors.limiter(`member-${caller.id}`).take(limit) : accept();
}
