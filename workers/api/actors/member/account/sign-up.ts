import { refuse, type Result } from "../../../../../app/domain/result.ts";
import { normalEmail } from "../../../../../app/domain/account/signup.ts";
import { clock } from "../../../clock.ts";
import { hashPassword, passwordMatches } from "../../../password.ts";
import { accountAddress } from "../../accounts/account-address.ts";
import { peersOf } from "../../peers.ts";
import { accountOf, type Account } from "./account.ts";
import { create, type Created, type CreateOrder } from "./create.ts";
import type { MemberEngine } from "../engine/member-engine.ts";
import type { MemberState } from "../engine/state.ts";

/** Somebody's own sign-up: the password comes in clear. */
export interface SignUpOrder extends Omit<CreateOrder, "password_hash"> {
  password: string;
  /** Of the call, for the log. */
  requestId: string;
}

/** How long the same order is answered again: a reply that was lost is asked for within minutes. Later one signs in. */
export const REPEAT_MS = 10 * 60_000;

/**
 * Makes the member, or for `REPEAT_MS` answers as the first time when the same order comes again. The address is claimed before anything
 * slow is done for it, and given back if no member was made. One at a time in each object (`AccountCalls.signUp`): else a
 * repeat that is refused would give up the address for which the first one is still being hashed.
 */
export async function signUp(engine: MemberEngine, order: SignUpOrder): Promise<Result<Created>> {
  const { env } = engine;
  const { shard, email } = accountAddress({ secret: env.TOKEN_SECRET, site: order.site, email: order.email });
  const existing = engine.account();
  if (existing && !mayRepeat(existing, order)) return refuse("key_reused");
  const accounts = peersOf(env, order.site).accounts(shard);
  const claim = { email, member: order.id };
  const claimed = await accounts.claim(claim);
  if (!claimed.ok) return claimed;
  const made = await makeMember(engine, order);
  if (!made.ok) await accounts.release(claim);
  return made;
}

/** An address that was given up is no way in, here no more than at the sign-in. */
function mayRepeat({ email, signup_date }: Account, order: SignUpOrder): boolean {
  return normalEmail(email) === order.email && clock.now() - signup_date < REPEAT_MS;
}

/** One slow hash either way: of a new password, or to see that a repeat knows the first one's. */
async function makeMember(
  engine: MemberEngine,
  { password, requestId, ...order }: SignUpOrder,
): Promise<Result<Created>> {
  const existing = engine.account();
  if (existing) {
    const hash = existing.password_hash;
    const matches = await passwordMatches(engine.env, { password, hash, known: false, requestId });
    if (!matches.ok) return matches;
    // It may have been changed while we were looking.
    const isStill = (state: MemberState) => accountOf(state.sql).password_hash === existing.password_hash;
    return engine.act((state) => create(state, order, matches.value && isStill(state)));
  }
  const hash = await hashPassword(engine.env, { password, known: false, requestId });
  if (!hash.ok) return hash;
  engine.make();
  return engine.act((state) => create(state, { ...order, password_hash: hash.value }, true));
}
