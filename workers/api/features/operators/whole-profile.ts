import { cardOf } from "../../actors/member/people/cards/card.ts";
import type { InspectedProfile } from "../../actors/member/photos/photos.ts";
import { wholeImage } from "../../actors/member/photos/whole-image.ts";

/** As its owner made it: every photo that can be shown, hidden facts as well. */
export function wholeProfile({ person, details, photos }: InspectedProfile, secret: string) {
  const images = photos.map((photo) => wholeImage(photo, secret));
  return {
    ...cardOf({ person, secret }),
    ...details,
    seeking: person.seeking,
    interests: person.interests,
    images: images.filter((image) => image !== null),
  };
}

/** As `wholeProfile`, only with photos that others see. */
export function shownProfile(stored: InspectedProfile, secret: string) {
  return wholeProfile({ ...stored, photos: stored.photos.filter(({ status }) => status === "active") }, secret);
}
