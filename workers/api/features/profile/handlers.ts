import { changeProfile, getOwnProfile, type OwnProfile } from "../../../../app/contract/own-profile.ts";
import type { Settings } from "../../../../app/contract/site.ts";
import { withoutHidden } from "../../../../app/domain/account/visible-profile.ts";
import { accept, type Result } from "../../../../app/domain/result.ts";
import { settingsOf } from "../../actors/site/settings.ts";
import { handleSignedIn } from "../../http.ts";
import { changeLimit } from "./limits.ts";
import { profileRules } from "../../actors/member/account/profile-rules.ts";

export const getProfile = handleSignedIn(getOwnProfile, async (call) => {
  const { actors, caller } = call;
  return answer(await actors.member(caller.id).account.ownProfile(caller.token), await settingsOf(call));
});

export const putProfile = handleSignedIn(changeProfile, async (call) => {
  const { actors, caller, body } = call;
  const member = actors.member(caller.id);
  // Only who is signed in uses up the limit.
  const own = await member.account.ownProfile(caller.token);
  if (!own.ok) return own;
  const allowed = await actors.limiter(`member-${caller.id}`).take(changeLimit);
  if (!allowed.ok) return allowed;
  const settings = await settingsOf(call);
  return answer(await member.account.changeProfile(caller.token, body, profileRules(settings)), settings);
});

function answer(result: Result<OwnProfile>, settings: Settings) {
  return result.ok ? accept({ profile: withoutHidden(result.value, settings) }) : result;
}
