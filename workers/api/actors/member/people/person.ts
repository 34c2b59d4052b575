import type { Profile } from "../../../../../app/contract/people/profile.ts";
import type { Gender } from "../../../../../app/contract/scalars.ts";
import type { Position } from "../../../places/regions.ts";
import type { StoredPhoto } from "../../../providers/photos/stored-photo.ts";

/** What each card, search and profile is made of. The account's row has columns by these names. */
export type ProfileBasics = {
  name: string;
  gender: Gender;
  seeking: Gender;
  /** `YYYY-MM-DD`; only the age leaves the API, but for the member's own account. */
  date_of_birth: string;
  country: string;
  region: string;
  city: string;
};

/** These fields alone, of a row or an order that has more. Hashes of sign-ups are stored that depend on their order. */
export function basicsOf(all: ProfileBasics): ProfileBasics {
  const { name, gender, seeking, date_of_birth, country, region, city } = all;
  return { name, gender, seeking, date_of_birth, country, region, city };
}

/**
 * What actors tell each other of a member: enough for a card, and the row of the search index. Never an address. Payload
 * of the outbox event `card` to the directory of their country (there with `ListedPerson`), sent when they become visible and whenever one of these
 * changes; `remove` with `{ id }` takes them out (hidden, moved away, erased).
 */
export interface Person extends ProfileBasics {
  id: string;
  /** Only a photo that is 'active'; without one the card shows a silhouette. */
  main_image: StoredPhoto | null;
  /** How many there are to see, where it is more than one. */
  photos?: number;
  fictional: boolean;
  interests: string[];
  /** Of their town, rounded to five kilometres; none for a town that we do not know. */
  position?: Position;
  /** Milliseconds since 1970, as told at most every few minutes; the recommended order uses only the day. 0 for a fictional profile. */
  last_active: number;
  /** They do not want others to see when they are here. */
  online_hidden?: true;
}

/** The attributes of spec §3 that only the profile page shows. */
export type ProfileDetails = Pick<
  Profile,
  "sexuality" | "about" | "hair_colour" | "eye_colour" | "body_type" | "relationship_status" | "tattoos" | "reason"
>;

/** A whole profile as its owner's object answers it, with its active photos; who may see which is the handler's to decide. */
export interface StoredProfile {
  person: Person;
  details: ProfileDetails;
  photos: StoredPhoto[];
}

/** How the asking member stands to somebody. */
export interface Relation {
  liked: boolean;
  matched: boolean;
  /** A match, and their like came by their switch (like-back.ts). */
  by_switch?: true;
  /** A match, and the member's own like came by the member's switch. */
  given_by_switch?: true;
}

/** What of a member only searches look at, beside what their card shows. The payload of the event `card` has both. */
export interface ListedPerson extends Person {
  /** The day since 1970 of their sign-up; none for a fictional profile. */
  signed_up?: number;
  /** The ages that they said they look for, in years; null is no bound. */
  wanted_ages?: { min: number | null; max: number | null };
  relationship_status?: string;
  reason?: string;
  /** Of "about me", as others may read it (`aboutWords`); a directory keeps them beside the card. */
  words?: string[];
  /** They want to be shown to visitors; fictional profiles always are. */
  to_visitors?: true;
}
