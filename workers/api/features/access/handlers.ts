import {
  cancelEmailChange,
  changePassword,
  checkPasswordReset,
  confirmEmailChange,
  endOtherSessions,
  endSession,
  listSessions,
  requestEmailChange,
  requestPasswordReset,
  resetPassword,
  undoAccountChange,
} from "../../../../app/contract/access.ts";
import { accept, refuse, type Result } from "../../../../app/domain/result.ts";
import { isEmail, passwordProblem } from "../../../../app/domain/signup.ts";
import { accountAddress } from "../../actors/accounts/account-address.ts";
import { handle, handleSignedIn, type Call } from "../../http.ts";
import { decoyIdOf } from "../../ids.ts";
import { sessionCookie } from "../../session-cookie.ts";
import { limitVisitor } from "../../visitor-limit.ts";
import { emailChangeLimit, linkLimit, resetLimit } from "./limits.ts";

/** Own devices. */
export const getSessions = handleSignedIn(listSessions, async ({ actors, caller }) => {
  const sessions = await actors.member(caller.id).listSessions(caller.token);
  return sessions.ok ? accept({ sessions: sessions.value }) : sessions;
});

export const deleteSession = handleSignedIn(endSession, ({ actors, caller, body }) =>
  actors.member(caller.id).endSession(caller.token, body.id),
);

export const deleteOtherSessions = handleSignedIn(endOtherSessions, ({ actors, caller }) =>
  actors.member(caller.id).endOtherSessions(caller.token),
);

/** Says by words, status or time nothing of an unknown address: all that depends on it comes later (decision 0060). */
export const postPasswordReset = handle(requestPasswordReset, async (call) => {
  const { actors, env, site, body, waitUntil } = call;
  const allowed = await limitVisitor(call, resetLimit);
  if (!allowed.ok) return allowed;
  if (!isEmail(body.email)) return refuse("invalid_input", { fields: { email: "email_invalid" } });
  const address = accountAddress({ secret: env.TOKEN_SECRET, site, email: body.email });
  const counted = await actors.accounts(address.shard).resetMail(address.email);
  if (!counted.ok) return counted;
  const id = counted.value.member ?? decoyIdOf({ secret: env.TOKEN_SECRET, site, email: address.email });
  waitUntil(actors.member(id).mailReset(body.email));
  return accept({ sent: true as const });
});

export const getPasswordReset = handle(checkPasswordReset, async (call) => {
  const member = await memberOfLink(call, call.query);
  return member.ok ? member.value.checkReset(call.query.token) : member;
});

/** Whoever proved to have the mailbox starts anew: also with guesses, that others may have made. */
export const putPasswordReset = handle(resetPassword, async (call) => {
  const { actors, body, cookies, env, site, userAgent, waitUntil } = call;
  const member = await memberOfLink(call, body);
  if (!member.ok) return member;
  const problem = passwordProblem(body.password);
  if (problem) return refuse("invalid_input", { fields: { password: problem } });
  const reset = await member.value.resetPassword({ ...body, userAgent });
  if (!reset.ok) return reset;
  const { user, token } = reset.value;
  const address = accountAddress({ secret: env.TOKEN_SECRET, site, email: user.email ?? "" });
  waitUntil(actors.accounts(address.shard).succeeded(address.email));
  cookies.push(sessionCookie({ id: user.id, token }));
  return accept({ user });
});

/** Spec §5. */
export const putPassword = handleSignedIn(changePassword, async ({ actors, caller, body }) => {
  const problem = passwordProblem(body.password);
  if (problem) return refuse("invalid_input", { fields: { password: problem } });
  return actors.member(caller.id).changePassword(caller.token, body);
});

/** Spec §5. */
export const putEmail = handleSignedIn(requestEmailChange, async (call) => {
  const { actors, caller, body } = call;
  const allowed = await limitVisitor(call, emailChangeLimit);
  if (!allowed.ok) return allowed;
  if (!isEmail(body.email)) return refuse("invalid_input", { fields: { email: "new_email_invalid" } });
  return actors.member(caller.id).askEmailChange(caller.token, body);
});

export const deleteEmail = handleSignedIn(cancelEmailChange, ({ actors, caller }) =>
  actors.member(caller.id).cancelEmailChange(caller.token),
);

export const postMailChange = handle(confirmEmailChange, async (call) => {
  const member = await memberOfLink(call, call.body);
  return member.ok ? member.value.confirmEmailChange(call.body.token) : member;
});

export const postAccountUndo = handle(undoAccountChange, async (call) => {
  const member = await memberOfLink(call, call.body);
  return member.ok ? member.value.undoChange(call.body.token) : member;
});

/** Whose link it says it is; their object checks the secret. What is no id of ours wakes nobody. */
async function memberOfLink(call: Call, { id }: { id: string }): Promise<Result<ReturnType<Call["actors"]["member"]>>> {
  const allowed = await limitVisitor(call, linkLimit);
  if (!allowed.ok) return allowed;
  const member = call.actors.findMember(id);
  return member ? accept(member) : refuse("link_invalid");
}
