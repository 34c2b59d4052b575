import type { Profile } from "../../../contract/profile.ts";
import type { Locale } from "../../../contract/scalars.ts";
import { imageUrl, isUnderInspection } from "../../../domain/images.ts";
import { locationText } from "../../../page-parts/member-card/card-view.ts";
import { interestLabel, type TranslatesInterest } from "../../../page-parts/member-card/interest-label.ts";

/** A profile as its page shows it: places and interests as words, pictures as addresses, the main one not twice. */
export function memberView({ main_image, images = [], ...profile }: Profile, { prefix, locale, t }: ViewOptions) {
  const pictures = images.map((image) => ({
    src: imageUrl(prefix, image, "large"),
    locked: image.locked ?? false,
    main: main_image != null && (image.id ? image.id === main_image.id : image.filename === main_image.filename),
  }));
  return {
    ...profile,
    interests: profile.interests?.map((key) => interestLabel(key, t)),
    place: locationText(profile, { locale }),
    photo: imageUrl(prefix, main_image, "large"),
    photoLocked: main_image?.locked ?? false,
    photoInspected: isUnderInspection(main_image),
    pictures: pictures.filter(({ src, main }) => src && !main),
  };
}

interface ViewOptions {
  /** The setting cdn_prefix. */
  prefix: string;
  locale: Locale;
  t: TranslatesInterest;
}

export type MemberView = ReturnType<typeof memberView>;
