import { closeAccount, restoreAccount } from "../../../../app/contract/closing.ts";
import { giveConsent, listConsents } from "../../../../app/contract/notifications.ts";
import { accept, refuse } from "../../../../app/domain/result.ts";
import { currentTerms } from "../../actors/site/current-terms.ts";
import { handle, handleSignedIn } from "../../http.ts";
import { isMemberId } from "../../ids.ts";
import { endedCookie } from "../../session-cookie.ts";
import { restoreLimit } from "./limits.ts";

/** Spec §9: reversible for 14 days. */
export const deleteAccount = handleSignedIn(closeAccount, async ({ actors, caller, body, cookies }) => {
  const closed = await actors.member(caller.id).close(caller.token, body);
  if (closed.ok) cookies.push(endedCookie);
  return closed;
});

/** Spec §8: by the mail's link. */
export const postRestore = handle(restoreAccount, async ({ actors, address, body }) => {
  const allowed = await actors.limiter(address).take(restoreLimit);
  if (!allowed.ok) return allowed;
  return isMemberId(body.id) ? actors.member(body.id).restore(body.token) : refuse("link_invalid");
});

export const getConsents = handleSignedIn(listConsents, async ({ actors, caller }) => {
  const consents = await actors.member(caller.id).consents(caller.token);
  return consents.ok ? accept({ consents: consents.value }) : consents;
});

/** Only what is on the page today can be agreed to. */
export const postConsent = handleSignedIn(giveConsent, async ({ actors, caller, body }) => {
  const version = Date.parse(body.version);
  const member = actors.member(caller.id);
  const isCurrent = version === Date.parse(await currentTerms({ actors }));
  if (isCurrent) return member.giveConsent(caller.token, version);
  const known = await member.consents(caller.token);
  return known.ok ? refuse("invalid_input", { fields: { version: "invalid" } }) : known;
});
