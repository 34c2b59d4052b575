import { activate, sendActivationMail, signup } from "../../../../app/contract/account/account.ts";
import type { BodyOf } from "../../../../app/contract/endpoint.ts";
import { accept, refuse, type Result } from "../../../../app/domain/result.ts";
import { normalEmail, signupsOpen } from "../../../../app/domain/account/signup.ts";
import { accountAddress, type AccountAddress } from "../../actors/accounts/account-address.ts";
import type { Created } from "../../actors/member/account/create.ts";
import type { SignUpOrder } from "../../actors/member/account/sign-up.ts";
import { settingsOf } from "../../actors/site/settings/settings.ts";
import { currentTerms } from "../../actors/site/settings/current-terms.ts";
import { attemptSource } from "../../visitors/attempt-source.ts";
import { clock } from "../../clock.ts";
import { handle, handleSignedIn, type Call } from "../../http/http.ts";
import { memberIdOf } from "../../ids.ts";
import { newDevice } from "../../visitors/known-device.ts";
import { startSession } from "../../http/session-cookie.ts";
import { limitVisitor } from "../../visitors/visitor-limit.ts";
import { activationLimit, signUpLimit } from "./limits.ts";
import { signupProblems } from "./signup-problems.ts";

type Signup = BodyOf<typeof signup>;

/** Makes the account and signs it in. Rules: spec §5; consent: design §8. */
export const postSignup = handle(signup, async (call) => {
  const { body } = call;
  const allowed = await limitVisitor(call, signUpLimit);
  if (!allowed.ok) return allowed;
  const settings = await settingsOf(call);
  if (!signupsOpen(settings.signups, hasSource(body))) return refuse("signups_closed");
  const fields = signupProblems(body, settings);
  if (Object.keys(fields).length > 0) return refuse("invalid_input", { fields });
  const order = await orderOf(call, body, settings.signup_credits);
  const device = newDevice(call, order.id, body.device);
  const session = { user_agent: call.userAgent, device: device.kept };
  const created = await createMember(call, { ...order, session });
  if (!created.ok) return created;
  const { user, token = "" } = created.value;
  startSession(call, { id: user.id, token });
  return accept({ user, device: device.token });
});

function hasSource({ traffic_source }: Signup): boolean {
  return Object.values(traffic_source ?? {}).some(Boolean);
}

/** The id comes from the form's key, so a repeat finds what the first attempt made (design §8). */
async function orderOf(call: Call, body: Signup, signup_credits: number): Promise<SignUpOrder> {
  const { signup_key, consent_terms: _terms, consent_sensitive: _sensitive, consent_news, ...fields } = body;
  const version = Date.parse(await currentTerms(call));
  return {
    ...fields,
    id: memberIdOf({ secret: call.env.TOKEN_SECRET, site: call.site, signupKey: signup_key }),
    site: call.site,
    requestId: call.requestId,
    email: normalEmail(body.email),
    signup_credits,
    consents: { at: clock.now(), version, news: consent_news },
  };
}

/** An address that somebody has wakes no object for a newcomer, and costs no hash. */
async function createMember(call: Call, order: SignUpOrder): Promise<Result<Created>> {
  const { actors, env, site } = call;
  const address = accountAddress({ secret: env.TOKEN_SECRET, site, email: order.email });
  const accounts = actors.accounts(address.shard);
  const free = await accounts.mayClaim({ email: address.email, member: order.id });
  if (free.ok && (await accounts.owner(address.email)) === order.id) return repeatSignUp(call, order);
  const created = free.ok ? await actors.member(order.id).account.signUp(order) : free;
  const taken = !created.ok && created.problem.error === "email_taken";
  return taken && (await isBeingDeleted(call, address)) ? refuse("account_deleted") : created;
}

/** Who sends a sign-up again proves its password, so wrong ones count as they do at the sign-in. */
async function repeatSignUp(call: Call, order: SignUpOrder): Promise<Result<Created>> {
  const { actors, waitUntil } = call;
  const { account, ...source } = await attemptSource(call, { email: order.email });
  const accounts = actors.accounts(account.shard);
  const attempt = { email: account.email, ...source };
  const begun = await accounts.attempt(attempt);
  if (!begun.ok) return refuse("key_reused");
  const repeated = await actors.member(order.id).account.signUp(order);
  if (repeated.ok) waitUntil(accounts.succeeded(attempt));
  else if (repeated.problem.error === "too_busy") await accounts.notTried(attempt);
  return repeated;
}

/** Spec §8: an account that is being deleted gets the way back by mail, an active one is offered sign-in. */
async function isBeingDeleted({ actors }: Call, { shard, email }: AccountAddress): Promise<boolean> {
  const owner = await actors.accounts(shard).owner(email);
  return owner !== undefined && actors.member(owner).deletion.offerReactivation();
}

/** Spec §8: 'Activeren mislukt'. */
export const postActivate = handle(activate, async (call) => {
  const { actors, body } = call;
  const allowed = await limitVisitor(call, activationLimit);
  if (!allowed.ok) return allowed;
  return actors.findMember(body.id)?.account.activate(body.token) ?? refuse("link_invalid");
});

export const postActivationMail = handleSignedIn(sendActivationMail, ({ actors, caller }) =>
  actors.member(caller.id).account.sendActivationMail(caller.token),
);
