import type { Card, Profile } from "../../../../../../app/contract/people/profile.ts";
import { ageOn } from "../../../../../../app/domain/account/age.ts";
import { DAY_MS, utcDay } from "../../../../../../app/domain/locale/day.ts";
import { clock } from "../../../../clock.ts";
import { signedImage } from "../../../../providers/photos/signed-image.ts";
import type { ListedPerson, Person, Relation, StoredProfile } from "../person.ts";

/** Milliseconds. Somebody active within this time is shown as online. Members tell it every five minutes at most. */
export const ONLINE_FOR = 10 * 60_000;

interface CardOrder {
  person: Person;
  /** To the member who asks; left out for nobody in particular. */
  relation?: Relation;
  /** The asking member's interests: a shared one goes first. */
  interests?: string[];
  /** The asking member hides that they are here, and does not see it of others. */
  hidesOnline?: boolean;
  /** `env.PHOTO_SECRET` */
  secret: string;
}

/** The contract's card: the age instead of the birthday, signed photo names, never an online sign for the fictional. */
export function cardOf({ person, relation, interests = [], hidesOnline, secret }: CardOrder): Card {
  const now = clock.now();
  const interest = person.interests[interestFor(person, interests)] ?? null;
  return {
    ...cardOfToday({ person, secret, now }),
    online: !hidesOnline && isOnline(person, now),
    interest,
    ...(interest && interests.includes(interest) && { interest_shared: true }),
    ...relation,
  };
}

/** What of a card is the same for whoever asks, all day long. */
export function cardOfToday({ person, secret, now }: { person: Person | ListedPerson; secret: string; now: number }) {
  const { photos } = person;
  return {
    id: person.id,
    name: person.name,
    gender: person.gender,
    age: ageOn(person.date_of_birth, utcDay(now)),
    country: person.country,
    region: person.region,
    city: person.city,
    main_image: signedImage({ photo: person.main_image, locked: false, secret, now }),
    fictional: person.fictional,
    ...(photos && { photos }),
    ...("signed_up" in person && (person.signed_up ?? 0) >= newFrom(now) && { new: true }),
  } satisfies Card;
}

/** Days. Who signed up within this time is shown as new. */
const NEW_FOR = 7;

/** The first day since 1970 whose sign-ups are new at `now` (ms). */
export function newFrom(now: number): number {
  return Math.floor(now / DAY_MS) - (NEW_FOR - 1);
}

/** Active within `ONLINE_FOR` before `now` (ms). Fictional profiles never are (design §8), nor who does not want to be. */
export function isOnline({ fictional, last_active, online_hidden }: Person, now: number): boolean {
  return !fictional && !online_hidden && now - last_active < ONLINE_FOR;
}

/** Which of somebody's interests their card shows to somebody with `interests`: the first they share, or else the first. */
export function interestFor(person: Person, interests: readonly string[]): number {
  return Math.max(
    0,
    person.interests.findIndex((one) => interests.includes(one)),
  );
}

/**
 * A whole profile for one viewer. Photos under inspection are nobody's to see (spec §4). Only premium members see more
 * than the main photo; everybody else gets the blurred variants of the rest (spec §6).
 */
export function profileOf(order: Omit<CardOrder, "person"> & { stored: StoredProfile; paid: boolean }): Profile {
  const { stored, paid, secret } = order;
  const signed = { secret, now: clock.now() };
  const images = stored.photos.map((photo, at) =>
    signedImage({ photo, locked: at > 0 && !paid, also: ["full"], ...signed }),
  );
  const main = signedImage({ photo: stored.person.main_image, locked: false, also: ["full", "match"], ...signed });
  return {
    ...cardOf({ ...order, person: stored.person }),
    main_image: main,
    ...stored.details,
    seeking: stored.person.seeking,
    interests: stored.person.interests,
    images: images.filter((image) => image !== null),
  };
}
