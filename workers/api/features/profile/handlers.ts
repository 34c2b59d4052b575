import { changeProfile, getOwnProfile, type OwnProfile } from "../../../../app/contract/people/own-profile.ts";
import type { Settings } from "../../../../app/contract/site.ts";
import { withoutHidden } from "../../../../app/domain/account/visible-profile.ts";
import { accept, type Result } from "../../../../app/domain/result.ts";
import { settingsOf } from "../../actors/site/settings/settings.ts";
import { handleSignedIn } from "../../http/http.ts";
import { limitMember } from "../../visitors/member-limit.ts";
import { changeLimit } from "./limits.ts";
import { profileRules } from "../../actors/member/account/profile-rules.ts";

export const getProfile = handleSignedIn(getOwnProfile, async (call) => {
  const { actors, caller } = call;
  return answer(await actors.member(caller.id).account.ownProfile(caller.token), await settingsOf(call));
});

export const putProfile = handleSignedIn(changeProfile, async (call) => {
  const { actors, caller, body } = call;
  const allowed = await limitMember(call, changeLimit);
  if (!allowed.ok) return allowed;
  const settings = await settingsOf(call);
  return answer(
    await actors.member(caller.id).account.changeProfile(caller.token, body, profileRules(settings)),
    settings,
  );
});

function answer(result: Result<OwnProfile>, settings: Settings) {
  return result.ok ? accept({ profile: withoutHidden(result.value, settings) }) : result;
}
