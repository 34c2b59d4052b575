import { DurableObject } from "cloudflare:workers";
import type { Result } from "../../../../app/domain/result.ts";
import { accept } from "../../../../app/domain/result.ts";
import type { Env } from "../../env.ts";

/** E-mail → member (design §1), by the address' seal: no address is kept here. */
export class Accounts extends DurableObject<Env> {
  /** Takes the address for this member; again for the same member is fine; `email_taken` by another. */
  claim(_order: { email: string; member: string }): Result {
    return accept();
  }
  /** The member exists now: the claim holds for ever. */
  confirmCreated(_order: { email: string; member: string }): Result {
    return accept();
  }
  /** Before a sign-in: whose address it is, if anybody's, or `too_many_attempts`. */
  attempt(_email: string): Result<{ member?: string }> {
    return accept({});
  }
  failed(_email: string): Result {
    return accept();
  }
  succeeded(_email: string): void {}
}
