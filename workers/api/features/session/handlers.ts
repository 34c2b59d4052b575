import { currentUser, login, logout, setLanguage } from "../../../../app/contract/session.ts";
import { accept, type Result } from "../../../../app/domain/result.ts";
import { accountAddress } from "../../actors/accounts/account-address.ts";
import type { SignedIn } from "../../actors/member/sign-in.ts";
import { isEverybody } from "../../address-prefix.ts";
import { handle, handleSignedIn, type Call } from "../../http.ts";
import { decoyIdOf } from "../../ids.ts";
import { endedCookie, sessionCookie } from "../../session-cookie.ts";
import { limitVisitor } from "../../visitor-limit.ts";
import { signInLimit } from "./limits.ts";

type Credentials = { email: string; password: string };

/** Spec §7 and §8. Says by words, status or time no more of an unknown address than of a wrong password. */
export const postLogin = handle(login, async (call) => {
  const limiter = call.actors.limiter(call.address);
  const allowed = await limitVisitor(call, signInLimit);
  if (!allowed.ok) return allowed;
  const begun = isEverybody(call.address) ? undefined : await limiter.beginSignIn();
  if (begun && !begun.ok) return begun;
  const signedIn = await signIn(call, call.body);
  // Nobody looked at the password, so it was no failure either.
  const failed = !signedIn.ok && signedIn.problem.error !== "too_busy";
  if (begun && !failed) call.waitUntil(limiter.signedIn(begun.value));
  if (!signedIn.ok) return signedIn;
  const { user, token, revived } = signedIn.value;
  call.cookies.push(sessionCookie({ id: user.id, token }));
  return accept({ user: { ...user, revived } });
});

async function signIn(call: Call, { email, password }: Credentials): Promise<Result<SignedIn>> {
  const { actors, env, site, userAgent } = call;
  const address = accountAddress({ secret: env.TOKEN_SECRET, site, email });
  const accounts = actors.accounts(address.shard);
  const attempt = await accounts.attempt(address.email);
  if (!attempt.ok) return attempt;
  // Nobody's address asks an object with nobody in it: the same way, the same time.
  const id = attempt.value.member ?? decoyIdOf({ secret: env.TOKEN_SECRET, site, email: address.email });
  const signedIn = await actors.member(id).signIn({ email, password, userAgent, known: false });
  if (!signedIn.ok && signedIn.problem.error === "too_busy") {
    await accounts.notTried(address.email);
    return signedIn;
  }
  if (!signedIn.ok) return accounts.failed(address.email);
  call.waitUntil(accounts.succeeded(address.email));
  return signedIn;
}

/** Spec §7. */
export const getUser = handleSignedIn(currentUser, async ({ actors, caller }) => {
  const user = await actors.member(caller.id).user(caller.token);
  return user.ok ? accept({ user: user.value }) : user;
});

/** Spec §7: payload language. */
export const putLanguage = handleSignedIn(setLanguage, ({ actors, caller, body }) =>
  actors.member(caller.id).setLanguage(caller.token, body.language),
);

/** Spec §7. Harmless without a session. */
export const getLogout = handle(logout, async ({ actors, caller, cookies }) => {
  if (caller) await actors.member(caller.id).signOut(caller.token);
  cookies.push(endedCookie);
  return accept({});
});
