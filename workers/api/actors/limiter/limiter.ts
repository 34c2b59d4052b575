import { DurableObject } from "cloudflare:workers";
import { accept, refuse, type Result } from "../../../../app/domain/result.ts";
import { clock } from "../../clock.ts";
import type { Env } from "../../env.ts";
import { beginSignIn, FAILURES_REMEMBERED, forgetFailure, forgetOldFailures } from "./failures.ts";

/** How many at once, and how many come back in a minute. */
export interface Limit {
  name: string;
  burst: number;
  per_minute: number;
}

/**
 * What one address may do (design §1). Token buckets live in memory only: an object that was idle long enough to be put
 * to sleep would have full buckets anyway, and a restart that forgives a few attempts is cheaper than a write a request.
 * Failed sign-ins are written down, since who guesses slowly must not begin anew with every sleep; an alarm wipes them.
 */
export class Limiter extends DurableObject<Env> {
  readonly #buckets = new Map<string, { tokens: number; at: number }>();

  /** Takes one token, or refuses with `rate_limited` and the seconds to wait. */
  take({ name, burst, per_minute }: Limit): Result {
    const now = clock.now();
    const bucket = this.#buckets.get(name) ?? { tokens: burst, at: now };
    // A clock that was set back gives nothing and takes nothing.
    const gained = (Math.max(0, now - bucket.at) / 60_000) * per_minute;
    const tokens = Math.min(burst, bucket.tokens + gained);
    this.#buckets.set(name, { tokens: tokens < 1 ? tokens : tokens - 1, at: now });
    if (tokens >= 1) return accept();
    return refuse("rate_limited", { seconds: Math.ceil(((1 - tokens) / per_minute) * 60) });
  }

  /** Before a password is looked at; `too_many_attempts` when too many of this address were wrong. */
  beginSignIn(): Result<number> {
    const begun = this.ctx.storage.transactionSync(() => beginSignIn(this.ctx.storage.sql));
    if (begun.ok) void this.ctx.storage.setAlarm(Date.now() + FAILURES_REMEMBERED);
    return begun;
  }

  /** After a right one; `begun` is what `beginSignIn` gave. */
  signedIn(begun: number): void {
    forgetFailure(this.ctx.storage.sql, begun);
  }

  /** Nobody failed here for as long as we remember: nothing of this address stays. */
  override async alarm(): Promise<void> {
    if (forgetOldFailures(this.ctx.storage.sql)) await this.ctx.storage.setAlarm(Date.now() + FAILURES_REMEMBERED);
    else await this.ctx.storage.deleteAll();
  }
}
