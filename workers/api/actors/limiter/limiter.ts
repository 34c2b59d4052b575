import { DurableObject } from "cloudflare:workers";
import { accept, type Result } from "../../../../app/domain/result.ts";
import type { Env } from "../../env.ts";

/** How many at once, and how many come back in a minute. */
export interface Limit {
  name: string;
  burst: number;
  per_minute: number;
}

/** Token buckets of one address (design §1). */
export class Limiter extends DurableObject<Env> {
  /** Takes one token, or refuses with `rate_limited` and the seconds to wait. */
  take(_limit: Limit): Result {
    return accept();
  }
}
