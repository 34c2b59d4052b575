import { DurableObject } from "cloudflare:workers";
import type { Result } from "../../../../app/domain/result.ts";
import { clock } from "../../clock.ts";
import type { Secrets } from "../../env.ts";
import { sign } from "../../signature.ts";
import { Buckets, type Limit } from "./buckets.ts";
import { beginSignIn, FAILURES_REMEMBERED, forgetFailure, forgetOldFailures } from "./failed-sign-ins.ts";

export type { Limit };

/**
 * What visitors may do (design §1), a share of the site's: one object each would be one file for each address that
 * anybody makes up. Failed sign-ins are written down, since who guesses slowly must not begin anew with every sleep; an
 * alarm wipes them.
 */
export class Limiter extends DurableObject<Pick<Secrets, "TOKEN_SECRET">> {
  readonly #buckets = new Buckets();

  /** Takes one token, or refuses with `rate_limited` and the seconds to wait. The same `order` again takes none until `forgetOrder`. */
  take(visitor: string, limit: Limit, order?: string): Result {
    return this.#buckets.take(visitor, limit, clock.now(), order);
  }

  /** What was asked for is not done: the same again takes a token. */
  forgetOrder(visitor: string, limit: Limit, order: string): void {
    this.#buckets.forgetOrder(visitor, limit, order);
  }

  /** Before a password is looked at; `too_many_attempts` when too many of this visitor were wrong. */
  beginSignIn(visitor: string): Result<number> {
    // No file says from where anybody came.
    const signed = sign(this.env.TOKEN_SECRET, "failures", visitor);
    const begun = this.ctx.storage.transactionSync(() => beginSignIn(this.ctx.storage.sql, signed));
    if (begun.ok) void this.ctx.storage.setAlarm(Date.now() + FAILURES_REMEMBERED);
    return begun;
  }

  /** After a right one; `begun` is what `beginSignIn` gave. */
  signedIn(begun: number): void {
    forgetFailure(this.ctx.storage.sql, begun);
  }

  /** Nobody failed here for as long as we remember: nothing of anybody stays. */
  override async alarm(): Promise<void> {
    if (forgetOldFailures(this.ctx.storage.sql)) await this.ctx.storage.setAlarm(Date.now() + FAILURES_REMEMBERED);
    else await this.ctx.storage.deleteAll();
  }
}
