import type { Image, Profile } from "../../../contract/people/profile.ts";
import type { Locale } from "../../../contract/scalars.ts";
import type { Translate } from "../../../request/locale/texts.server.ts";
import { imageUrl, isUnderInspection } from "../../../domain/images.ts";
import { type Attribute, attributesOf } from "../../../page-parts/words/attributes.ts";
import { locationText } from "../../../page-parts/member-card/card-view.ts";

const HEADLINE: Attribute[] = ["relationship_status", "reason"];
/** What leads a profile's page: who it is, the place, three facts, the photos' addresses with the main one first and not twice. */
export function memberView({ main_image, images = [], ...profile }: Profile, { prefix, locale, t }: ViewOptions) {
  const { id, name, age, fictional, online, liked, deleted } = profile;
  const first = pictureOf(prefix, main_image);
  const pictures = images.map((image) => ({
    ...pictureOf(prefix, image),
    main: main_image != null && (image.id ? image.id === main_image.id : image.filename === main_image.filename),
  }));
  const others = pictures.flatMap(({ main, ...picture }) => (picture.src && !main ? [picture] : []));
  return {
    id,
    name,
    age,
    fictional,
    online,
    liked,
    deleted,
    place: locationText(profile, { locale }),
    headline: attributesOf(profile, HEADLINE, t),
    seeks: profile.seeking && t(`attributes:headline.seeking.${profile.seeking}`),
    photoInspected: isUnderInspection(main_image),
    gallery: first.src ? [first, ...others] : others,
  };
}

function pictureOf(prefix: string, image: Image | null | undefined) {
  const [src, full] = [imageUrl(prefix, image, "large"), imageUrl(prefix, image, "full")];
  return { src, full, locked: image?.locked ?? false };
}

interface ViewOptions {
  /** The setting cdn_prefix. */
  prefix: string;
  locale: Locale;
  t: Translate;
}

export type MemberView = ReturnType<typeof memberView>;
