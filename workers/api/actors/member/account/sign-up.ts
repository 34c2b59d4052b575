import type { Result } from "../../../../../app/domain/result.ts";
import { hashPassword, passwordMatches } from "../../../password.ts";
import { accountAddress } from "../../accounts/account-address.ts";
import { actorsOf } from "../../actors.ts";
import { create, type Created, type CreateOrder } from "./create.ts";
import type { MemberEngine } from "../engine/member-engine.ts";

/** Somebody's own sign-up: the password comes in clear. */
export interface SignUpOrder extends Omit<CreateOrder, "password_hash"> {
  password: string;
}

/**
 * Makes the member, or answers as the first time when the same order comes again. The address is claimed before anything
 * slow is done for it, and given back if no member was made. One at a time in each object (`AccessCalls.signUp`): else a
 * repeat that is refused would give up the address for which the first one is still being hashed.
 */
export async function signUp(engine: MemberEngine, order: SignUpOrder): Promise<Result<Created>> {
  const { env } = engine;
  const { shard, email } = accountAddress({ secret: env.TOKEN_SECRET, site: order.site, email: order.email });
  const accounts = actorsOf(env, order.site).accounts(shard);
  const claim = { email, member: order.id };
  const claimed = await accounts.claim(claim);
  if (!claimed.ok) return claimed;
  const made = await makeMember(engine, order);
  if (!made.ok) await accounts.release(claim);
  return made;
}

/** One slow hash either way: of a new password, or to see that a repeat knows the first one's. */
async function makeMember(engine: MemberEngine, { password, ...order }: SignUpOrder): Promise<Result<Created>> {
  const existing = engine.account();
  if (existing) {
    const matches = await passwordMatches(engine.env, { password, hash: existing.password_hash, known: false });
    return matches.ok ? engine.act((state) => create(state, order, matches.value)) : matches;
  }
  const hash = await hashPassword(engine.env, { password, known: false });
  if (!hash.ok) return hash;
  engine.make();
  return engine.act((state) => create(state, { ...order, password_hash: hash.value }, true));
}
