import type { Image, Profile } from "../../../contract/people/profile.ts";
import type { Locale } from "../../../contract/scalars.ts";
import type { Translate } from "../../../request/locale/texts.server.ts";
import { formatCountry } from "../../../domain/locale/format.ts";
import { imageUrl, isUnderInspection } from "../../../domain/images.ts";
import { type Attribute, attributesOf } from "../../../page-parts/words/attributes.ts";
import { locationText } from "../../../page-parts/member-card/card-view.ts";
import { interestLabel } from "../../../page-parts/member-card/interest-label.ts";

const HEADLINE: Attribute[] = ["relationship_status", "reason"];
const IN_SHORT: Attribute[] = ["gender", "seeking", "sexuality", "relationship_status", "reason"];
const APPEARANCE: Attribute[] = ["body_type", "hair_colour", "eye_colour", "tattoos"];

/** A profile as its page shows it: places, facts and interests as words, pictures as addresses, the main one not twice. */
export function memberView({ main_image, images = [], ...profile }: Profile, { prefix, locale, t }: ViewOptions) {
  const { region, country } = profile;
  const first = pictureOf(prefix, main_image);
  const pictures = images.map((image) => ({
    ...pictureOf(prefix, image),
    main: main_image != null && (image.id ? image.id === main_image.id : image.filename === main_image.filename),
  }));
  const others = pictures.flatMap(({ main, ...picture }) => (picture.src && !main ? [picture] : []));
  return {
    ...profile,
    interests: profile.interests?.map((key) => interestLabel(key, t)),
    place: locationText(profile, { locale }),
    headline: attributesOf(profile, HEADLINE, t),
    seeks: profile.seeking && t(`attributes:headline.seeking.${profile.seeking}`),
    inShort: [
      ...attributesOf(profile, IN_SHORT, t),
      ...(region ? [{ term: t("attributes:facts.region"), detail: region }] : []),
      ...(country ? [{ term: t("attributes:facts.country"), detail: formatCountry(country, locale) }] : []),
    ],
    appearance: attributesOf(profile, APPEARANCE, t),
    photo: first.src,
    photoLocked: first.locked,
    photoMatch: imageUrl(prefix, main_image, "match"),
    photoInspected: isUnderInspection(main_image),
    /** All there are to look at, the main one first. */
    gallery: first.src ? [first, ...others] : others,
    pictures: others,
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
