import type { BodyOf } from "../../../../app/contract/endpoint.ts";
import { currentUser, login, logout, setLanguage } from "../../../../app/contract/account/session.ts";
import { accept, type Result } from "../../../../app/domain/result.ts";
import { attemptSource, type AttemptSource } from "../../visitors/attempt-source.ts";
import { handle, handleSignedIn, type Call } from "../../http/http.ts";
import { decoyIdOf } from "../../ids.ts";
import { newDevice } from "../../visitors/known-device.ts";
import { endedCookie, startSession } from "../../http/session-cookie.ts";
import { limitVisitor } from "../../visitors/visitor-limit.ts";
import { signInLimit } from "./limits.ts";

/** The password was wrong, or one too many. */
const wrongAnswers: string[] = ["login_failed", "too_many_attempts"];

/**
 * Spec §7 and §8. Says by words, status or time no more of an unknown address than of a wrong password. A device that the
 * account knows is not kept out by what others try (decision 0086).
 */
export const postLogin = handle(login, async (call) => {
  const source = await attemptSource(call, call.body);
  const begun = source.device ? accept(undefined) : await beginAtAddress(call);
  if (!begun.ok) return begun;
  const answer = await signIn(call, source);
  // Nobody looked at the password of a busy moment, so it was no failure either.
  const failed = !answer.ok && wrongAnswers.includes(answer.problem.error);
  if (begun.value !== undefined && !failed)
    call.waitUntil(call.actors.limiter(call.address.prefix).signedIn(begun.value));
  return answer;
});

/** What an address may still try, at all accounts together; the value names this try. Everybody's may anything. */
async function beginAtAddress(call: Call): Promise<Result<number | undefined>> {
  const allowed = await limitVisitor(call, signInLimit);
  if (!allowed.ok) return allowed;
  const { prefix, isEverybody } = call.address;
  return isEverybody ? accept(undefined) : call.actors.limiter(prefix).beginSignIn();
}

async function signIn(call: Call & { body: BodyOf<typeof login> }, { account, ...source }: AttemptSource) {
  const { actors, body, env, site, userAgent, requestId, waitUntil } = call;
  const accounts = actors.accounts(account.shard);
  const attempt = { email: account.email, ...source };
  const known = source.device !== undefined;
  const begun = await accounts.attempt(attempt);
  if (!begun.ok) return begun;
  // Nobody's address asks an object with nobody in it: the same way, the same time.
  const id = begun.value.member ?? decoyIdOf({ secret: env.TOKEN_SECRET, site, email: account.email });
  const device = newDevice(call, id, body.device);
  const { email, password } = body;
  const order = { email, password, userAgent, device: device.kept, known, requestId };
  const signedIn = await actors.member(id).sessions.signIn(order);
  if (!signedIn.ok && signedIn.problem.error === "too_busy") {
    await accounts.notTried(attempt);
    return signedIn;
  }
  if (!signedIn.ok && signedIn.problem.error === "login_failed") return accounts.failed(attempt);
  // Right, though a suspended account is not opened by it.
  waitUntil(accounts.succeeded(attempt));
  if (!signedIn.ok) return signedIn;
  const { user, token, reactivated } = signedIn.value;
  startSession(call, { id: user.id, token });
  return accept({ user: { ...user, revived: reactivated }, device: device.token });
}

/** Spec §7. */
export const getUser = handleSignedIn(currentUser, async ({ actors, caller }) => {
  const user = await actors.member(caller.id).account.user(caller.token);
  return user.ok ? accept({ user: user.value }) : user;
});

/** Spec §7: payload language. */
export const putLanguage = handleSignedIn(setLanguage, ({ actors, caller, body }) =>
  actors.member(caller.id).account.setLanguage(caller.token, body.language),
);

/** Spec §7. Harmless without a session. */
export const getLogout = handle(logout, async ({ actors, caller, cookies }) => {
  if (caller) await actors.member(caller.id).sessions.signOut(caller.token);
  cookies.push(endedCookie);
  return accept({});
});
