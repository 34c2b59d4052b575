import {
  cancelEmailChange,
  changePassword,
  checkPasswordReset,
  confirmEmailChange,
  endOtherSessions,
  endSession,
  listSessions,
  checkMailLink,
  requestEmailChange,
  requestPasswordReset,
  resetPassword,
  undoAccountChange,
} from "../../../../app/contract/account/access.ts";
import { accept, refuse, type Result } from "../../../../app/domain/result.ts";
import { isAccountEmail, isEmail } from "../../../../app/domain/account/signup.ts";
import { accountAddress } from "../../actors/accounts/account-address.ts";
import { settingsOf } from "../../actors/site/settings/settings.ts";
import { attemptSource } from "../../visitors/attempt-source.ts";
import { handle, handleSignedIn, type Call } from "../../http/http.ts";
import { decoyIdOf } from "../../ids.ts";
import { newDevice } from "../../visitors/known-device.ts";
import { startSession } from "../../http/session-cookie.ts";
import { limitVisitor } from "../../visitors/visitor-limit.ts";
import { emailChangeLimit, linkLimit, resetLimit } from "./limits.ts";

/** Own devices. */
export const getSessions = handleSignedIn(listSessions, async ({ actors, caller }) => {
  const sessions = await actors.member(caller.id).sessions.list(caller.token);
  return sessions.ok ? accept({ sessions: sessions.value }) : sessions;
});

export const deleteSession = handleSignedIn(endSession, ({ actors, caller, body }) =>
  actors.member(caller.id).sessions.end(caller.token, body.id),
);

export const deleteOtherSessions = handleSignedIn(endOtherSessions, ({ actors, caller }) =>
  actors.member(caller.id).sessions.endOthers(caller.token),
);

/**
 * Says by words, status or time nothing of an unknown address: `Accounts` does the same for all, and what differs comes
 * from its alarm (decision 0087). What unknown visitors ask for takes nothing from a device that the account knows.
 */
export const postPasswordReset = handle(requestPasswordReset, async (call) => {
  const { actors, env, site, body } = call;
  const { account, ...source } = await attemptSource(call, body);
  const allowed = source.device ? accept() : await limitVisitor(call, resetLimit);
  if (!allowed.ok) return allowed;
  if (!isAccountEmail(body.email)) return refuse("invalid_input", { fields: { email: "email_invalid" } });
  const { email } = account;
  const decoy = decoyIdOf({ secret: env.TOKEN_SECRET, site, email });
  const asked = await actors.accounts(account.shard).askReset({ email, ...source, site, decoy });
  return asked.ok ? accept({ sent: true as const }) : asked;
});

export const getPasswordReset = handle(checkPasswordReset, async (call) => {
  const member = await memberOfLink(call, call.query);
  return member.ok ? member.value.credentials.checkReset(call.query.token) : member;
});

export const getMailLink = handle(checkMailLink, async (call) => {
  const member = await memberOfLink(call, call.query);
  return member.ok ? member.value.credentials.checkLink(call.query.purpose, call.query.token) : member;
});

/** Whoever opened the mailbox starts anew: failed attempts, which others may have made, are forgotten. */
export const putPasswordReset = handle(resetPassword, async (call) => {
  const { actors, body, env, site, userAgent, requestId, waitUntil } = call;
  const member = await memberOfLink(call, body);
  if (!member.ok) return member;
  const device = newDevice(call, body.id, body.device);
  const { token: secret, password } = body;
  const { name: siteName } = await settingsOf(call);
  const order = { token: secret, password, siteName, userAgent, device: device.kept, requestId };
  const reset = await member.value.credentials.resetPassword(order);
  if (!reset.ok) return reset;
  const { user, token } = reset.value;
  const address = accountAddress({ secret: env.TOKEN_SECRET, site, email: user.email ?? "" });
  waitUntil(actors.accounts(address.shard).startAnew(address.email));
  startSession(call, { id: user.id, token });
  return accept({ user, device: device.token });
});

/** Spec §5. */
export const putPassword = handleSignedIn(changePassword, async (call) => {
  const { actors, caller, body, requestId } = call;
  const { name: siteName } = await settingsOf(call);
  return actors.member(caller.id).credentials.changePassword(caller.token, { ...body, siteName, requestId });
});

/** Spec §5. */
export const putEmail = handleSignedIn(requestEmailChange, async (call) => {
  const { actors, caller, body, requestId } = call;
  const allowed = await limitVisitor(call, emailChangeLimit);
  if (!allowed.ok) return allowed;
  if (!isEmail(body.email)) return refuse("invalid_input", { fields: { email: "new_email_invalid" } });
  return actors.member(caller.id).credentials.askEmailChange(caller.token, { ...body, requestId });
});

export const deleteEmail = handleSignedIn(cancelEmailChange, ({ actors, caller }) =>
  actors.member(caller.id).credentials.cancelEmailChange(caller.token),
);

export const postMailChange = handle(confirmEmailChange, async (call) => {
  const member = await memberOfLink(call, call.body);
  return member.ok ? member.value.credentials.confirmEmailChange(call.body.token) : member;
});

export const postAccountUndo = handle(undoAccountChange, async (call) => {
  const member = await memberOfLink(call, call.body);
  return member.ok ? member.value.credentials.undoChange(call.body.token) : member;
});

/** Whose link it says it is; their object checks the secret. What is no id of ours wakes nobody. */
async function memberOfLink(call: Call, { id }: { id: string }): Promise<Result<ReturnType<Call["actors"]["member"]>>> {
  const allowed = await limitVisitor(call, linkLimit);
  if (!allowed.ok) return allowed;
  const member = call.actors.findMember(id);
  return member ? accept(member) : refuse("link_invalid");
}
