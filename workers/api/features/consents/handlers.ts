import { giveConsent, listConsents } from "../../../../app/contract/account/consents.ts";
import { accept, refuse } from "../../../../app/domain/result.ts";
import { currentTerms } from "../../actors/site/settings/current-terms.ts";
import { handleSignedIn } from "../../http/http.ts";

export const getConsents = handleSignedIn(listConsents, async ({ actors, caller }) => {
  const consents = await actors.member(caller.id).account.consents(caller.token);
  return consents.ok ? accept({ consents: consents.value }) : consents;
});

/** Only what is on the page today can be agreed to. */
export const postConsent = handleSignedIn(giveConsent, async ({ actors, caller, body }) => {
  const version = Date.parse(body.version);
  const member = actors.member(caller.id);
  const isCurrent = version === Date.parse(await currentTerms({ actors }));
  if (isCurrent) return member.account.giveConsent(caller.token, version);
  const known = await member.account.consents(caller.token);
  return known.ok ? refuse("invalid_input", { fields: { version: "invalid" } }) : known;
});
