import { autoLike, getMember, like, listLikes, tellOfLike, unlike } from "../../../../app/contract/people/discovery.ts";
import { withoutHidden } from "../../../../app/domain/account/visible-profile.ts";
import { accept, refuse } from "../../../../app/domain/result.ts";
import { profileOf } from "../../actors/member/people/cards/card.ts";
import { settingsOf } from "../../actors/site/settings/settings.ts";
import { type Answer, type Given, handle, handleSignedIn } from "../../http/http.ts";
import { mayLookAround } from "../../visitors/may-look-around.ts";
import { targetLimit } from "./search-limits.ts";
import { visitorProfile } from "./visitor-card.ts";

/** First the asker, whose new flag it clears (spec §4): whoever may not look, or looks up too many, wakes nobody else. */
export const getMemberProfile = handle(getMember, async (call) => {
  const { actors, caller, query, env, waitUntil } = call;
  if (!caller) return profileForVisitor(call);
  const asker = actors.member(caller.id);
  const viewer = await asker.people.view(caller.token, query.id);
  if (!viewer.ok) return viewer;
  const stored = await actors.findMember(query.id)?.people.profile(caller.id);
  if (!stored || viewer.value.blocked) return refuse("not_found");
  waitUntil(asker.people.refresh(caller.token, stored.person));
  const paid = viewer.value.paid || query.id === caller.id;
  const profile = profileOf({ stored, ...viewer.value, paid, secret: env.PHOTO_SECRET });
  const { hidden } = viewer.value;
  return accept({ profile: { ...withoutHidden(profile, await settingsOf(call)), ...(hidden && { hidden }) } });
});

/** Who is shown to visitors, where these may look around (spec §6). */
async function profileForVisitor(call: Given<typeof getMember>): Answer<typeof getMember> {
  const { actors, query, env } = call;
  const allowed = await mayLookAround(call, targetLimit);
  if (!allowed.ok) return allowed;
  const stored = await actors.findMember(query.id)?.people.profile();
  if (!stored) return refuse("not_found");
  return accept({ profile: withoutHidden(visitorProfile(stored, env.PHOTO_SECRET), await settingsOf(call)) });
}

/** Spec §7. */
export const getLikes = handleSignedIn(listLikes, ({ actors, caller }) =>
  actors.member(caller.id).people.likes(caller.token),
);

/** Spec §7. */
export const getAutoLike = handleSignedIn(autoLike, ({ actors, caller }) =>
  actors.member(caller.id).people.switchedLike(caller.token),
);

export const postLikeTold = handleSignedIn(tellOfLike, ({ actors, caller, body }) =>
  actors.member(caller.id).people.tellOfLike(caller.token, body.id),
);

export const postLike = handleSignedIn(like, ({ actors, caller, body }) =>
  actors.member(caller.id).people.like(caller.token, body.id),
);

export const deleteLike = handleSignedIn(unlike, ({ actors, caller, body }) =>
  actors.member(caller.id).people.unlike(caller.token, body.id),
);
