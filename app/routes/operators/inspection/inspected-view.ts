import type { ReplyOf } from "../../../contract/endpoint.ts";
import type { inspectedPhoto } from "../../../contract/operators/operator-queues.ts";
import type { Image, Profile } from "../../../contract/people/profile.ts";
import type { Locale } from "../../../contract/scalars.ts";
import { attributesOf } from "../../../page-parts/words/attributes.ts";
import { locationText } from "../../../page-parts/member-card/card-view.ts";
import { interestLabel } from "../../../page-parts/member-card/interest-label.ts";
import type { Translate } from "../../../request/locale/texts.server.ts";

export interface ViewOptions {
  /** The setting cdn_prefix. */
  prefix: string;
  locale: Locale;
  t: Translate;
}

/** A photo with the profile beside it, as the page shows them: also pictures that nobody else sees. */
export function inspectedView({ photo, profile }: ReplyOf<typeof inspectedPhoto>, options: ViewOptions) {
  return {
    src: options.prefix + (photo.filename ?? ""),
    ...profileView(profile, options, ({ id }) => id !== photo.id),
  };
}

/** A profile as an operator sees it; `which` of its photos. */
export function profileView(
  profile: Profile,
  { prefix, locale, t }: ViewOptions,
  which: (photo: Image) => boolean = () => true,
) {
  const others = (profile.images ?? []).filter(which);
  return {
    id: profile.id,
    name: profile.name,
    age: profile.age,
    place: locationText(profile, { locale }),
    about: profile.about,
    interests: (profile.interests ?? []).map((key) => interestLabel(key, t)),
    facts: attributesOf(profile, ["gender", "seeking", "hair_colour", "eye_colour", "body_type"], t),
    others: others.map(({ id, thumb_filename, status }) => ({
      id,
      src: prefix + (thumb_filename ?? ""),
      status,
    })),
  };
}

export type ProfileView = ReturnType<typeof profileView>;
