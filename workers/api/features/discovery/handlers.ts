import { getMember, like, listLikes, unlike } from "../../../../app/contract/people/discovery.ts";
import { withoutHidden } from "../../../../app/domain/account/visible-profile.ts";
import { accept, refuse } from "../../../../app/domain/result.ts";
import { profileOf } from "../../actors/member/people/card.ts";
import { settingsOf } from "../../actors/site/settings.ts";
import { handleSignedIn } from "../../http.ts";

/** First the asker, whose new flag it clears (spec §4): whoever may not look, or looks up too many, wakes nobody else. */
export const getMemberProfile = handleSignedIn(getMember, async (call) => {
  const { actors, caller, query, env, waitUntil } = call;
  const asker = actors.member(caller.id);
  const viewer = await asker.people.view(caller.token, query.id);
  if (!viewer.ok) return viewer;
  const stored = await actors.findMember(query.id)?.people.profile(caller.id);
  if (!stored || viewer.value.blocked) return refuse("not_found");
  waitUntil(asker.people.refresh(caller.token, stored.person));
  const paid = viewer.value.paid || query.id === caller.id;
  const profile = profileOf({ stored, ...viewer.value, paid, secret: env.PHOTO_SECRET });
  return accept({ profile: withoutHidden(profile, await settingsOf(call)) });
});

/** Spec §7. */
export const getLikes = handleSignedIn(listLikes, ({ actors, caller }) =>
  actors.member(caller.id).people.likes(caller.token),
);

export const postLike = handleSignedIn(like, ({ actors, caller, body }) =>
  actors.member(caller.id).people.like(caller.token, body.id),
);

export const deleteLike = handleSignedIn(unlike, ({ actors, caller, body }) =>
  actors.member(caller.id).people.unlike(caller.token, body.id),
);
