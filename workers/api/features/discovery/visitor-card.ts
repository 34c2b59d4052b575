import type { Card, Profile } from "../../../../app/contract/people/profile.ts";
import { cardOf } from "../../actors/member/people/cards/card.ts";
import type { Person, StoredProfile } from "../../actors/member/people/person.ts";
import { signedImage } from "../../providers/photos/signed-image.ts";
import { clock } from "../../clock.ts";

/** Somebody for a visitor: the main photo, never the town, nor a sign whether they are here now (decision 0189). */
export function visitorCard(person: Person, secret: string): Card {
  const { id, name, gender, age, country, region, main_image, fictional, interest } = cardOf({ person, secret });
  return { id, name, gender, age, country, region, main_image, fictional, interest };
}

/**
 * A profile for a visitor: a member's is their card, a fictional one's all that it tells. Of further photos only the blur, as for
 * free members (spec §6).
 */
export function visitorProfile({ person, details, photos }: StoredProfile, secret: string): Profile {
  const now = clock.now();
  const main = signedImage({ photo: person.main_image, locked: false, secret, now });
  const others = photos.filter(({ id }) => id !== person.main_image?.id);
  const blurred = others.map((photo) => signedImage({ photo, locked: true, secret, now }));
  return {
    ...visitorCard(person, secret),
    ...(person.fictional && { ...details, seeking: person.seeking, interests: person.interests }),
    images: [main, ...blurred].filter((image) => image !== null),
  };
}
