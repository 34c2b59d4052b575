import { activate, sendActivationMail, signup } from "../../../../app/contract/account.ts";
import type { BodyOf } from "../../../../app/contract/endpoint.ts";
import { accept, refuse, type Result } from "../../../../app/domain/result.ts";
import { normalEmail, signupsOpen } from "../../../../app/domain/signup.ts";
import { accountAddress } from "../../actors/accounts/account-address.ts";
import type { Created, CreateOrder } from "../../actors/member/create.ts";
import { settingsOf } from "../../actors/site/settings.ts";
import { clock } from "../../clock.ts";
import { handle, handleSignedIn, type Call } from "../../http.ts";
import { isMemberId, memberIdOf } from "../../ids.ts";
import { hashPassword } from "../../password.ts";
import { sessionCookie } from "../../session-cookie.ts";
import { activationLimit, signUpLimit } from "./limits.ts";
import { signupProblems } from "./signup-problems.ts";

type Signup = BodyOf<typeof signup>;

/** Makes the account and signs it in. Rules: spec §5; consent: design §7. */
export const postSignup = handle(signup, async (call) => {
  const { actors, address, body, cookies } = call;
  const allowed = await actors.limiter(address).take(signUpLimit);
  if (!allowed.ok) return allowed;
  const { countries, signups, signup_credits } = await settingsOf(call);
  if (!signupsOpen(signups, hasSource(body))) return refuse("signups_closed");
  const fields = signupProblems(body, countries);
  if (Object.keys(fields).length > 0) return refuse("invalid_input", { fields });
  const created = await createMember(call, await orderOf(call, body, signup_credits));
  if (!created.ok) return created;
  const { user, token = "" } = created.value;
  cookies.push(sessionCookie({ id: user.id, token }));
  return accept({ user });
});

function hasSource({ traffic_source }: Signup): boolean {
  return Object.values(traffic_source ?? {}).some(Boolean);
}

/** The id comes from the form's key, so a repeat finds what the first attempt made (design §7). */
async function orderOf(call: Call, body: Signup, signup_credits: number): Promise<CreateOrder> {
  const { signup_key, consent_terms: _terms, consent_sensitive: _sensitive, consent_news, ...fields } = body;
  const now = clock.now();
  return {
    ...fields,
    id: memberIdOf({ secret: call.env.TOKEN_SECRET, site: call.site, signupKey: signup_key }),
    site: call.site,
    email: normalEmail(body.email),
    password_hash: await hashPassword(body.password),
    signup_credits,
    consents: { terms: now, sensitive: now, ...(consent_news && { news: now }) },
    session: { user_agent: call.userAgent },
  };
}

/** The address first, so that it never has two members; then the member; a claim without one is given back. */
async function createMember({ actors, env, site }: Call, order: CreateOrder): Promise<Result<Created>> {
  const address = accountAddress({ secret: env.TOKEN_SECRET, site, email: order.email });
  const accounts = actors.accounts(address.shard);
  const claim = { email: address.email, member: order.id };
  const claimed = await accounts.claim(claim);
  if (!claimed.ok) return claimed;
  const created = await actors.member(order.id).create(order);
  if (!created.ok) await accounts.release(claim);
  return created;
}

/** Spec §8: 'Activeren mislukt'. */
export const postActivate = handle(activate, async ({ actors, address, body }) => {
  const allowed = await actors.limiter(address).take(activationLimit);
  if (!allowed.ok) return allowed;
  return isMemberId(body.id) ? actors.member(body.id).activate(body.token) : refuse("link_invalid");
});

export const postActivationMail = handleSignedIn(sendActivationMail, ({ actors, caller }) =>
  actors.member(caller.id).sendActivationMail(caller.token),
);
