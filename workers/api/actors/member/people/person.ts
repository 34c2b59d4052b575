import type { Profile } from "../../../../../app/contract/profile.ts";
import type { StoredPhoto } from "../../../providers/photos/stored-photo.ts";
import type { DirectoryCard } from "../../directory/directory-card.ts";

/** What actors tell each other of a member: enough for a card, and the row of the search index. Never an address. */
export type Person = DirectoryCard;

/** The attributes of spec §3 that only the profile page shows. */
export type ProfileDetails = Pick<
  Profile,
  "sexuality" | "about" | "hair_colour" | "eye_colour" | "body_type" | "relationship_status" | "tattoos" | "reason"
>;

/** A whole profile as its owner's object answers it; who may see which photo is the handler's to decide. */
export interface StoredProfile {
  person: Person;
  details: ProfileDetails;
  photos: StoredPhoto[];
}

/** How the asking member stands to somebody. */
export interface Relation {
  liked: boolean;
  matched: boolean;
}
