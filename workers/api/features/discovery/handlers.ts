import { getMember, like, listLikes, unlike } from "../../../../app/contract/discovery.ts";
import { accept, refuse } from "../../../../app/domain/result.ts";
import { profileOf } from "../../actors/member/card.ts";
import { handleSignedIn } from "../../http.ts";

/** Both are asked at once: the asker, whose new flag it clears (spec §4), and whoever is looked at. */
export const getMemberProfile = handleSignedIn(getMember, async ({ actors, caller, query, env, waitUntil }) => {
  const other = actors.findMember(query.id);
  if (!other) return refuse("not_found");
  const asker = actors.member(caller.id);
  const [viewer, stored] = await Promise.all([asker.view(caller.token, query.id), other.profile(caller.id)]);
  if (!viewer.ok) return viewer;
  if (!stored || viewer.value.blocked) return refuse("not_found");
  waitUntil(asker.refresh(caller.token, stored.person));
  return accept({ profile: profileOf({ stored, ...viewer.value, secret: env.PHOTO_SECRET }) });
});

/** Spec §7. */
export const getLikes = handleSignedIn(listLikes, ({ actors, caller }) => actors.member(caller.id).likes(caller.token));

export const postLike = handleSignedIn(like, ({ actors, caller, body }) =>
  actors.member(caller.id).like(caller.token, body.id),
);

export const deleteLike = handleSignedIn(unlike, ({ actors, caller, body }) =>
  actors.member(caller.id).unlike(caller.token, body.id),
);
