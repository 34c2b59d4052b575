import type { Card, Image, Profile } from "../../../../app/contract/profile.ts";
import type { Gender } from "../../../../app/contract/scalars.ts";

/** A photo's record. The three names are what the photo store knows its variants by (design §1); no URL, no bytes. */
export interface StoredImage {
  id: string;
  filename: string;
  thumb_filename: string;
  blur_filename: string;
  /** 'active' is shown, anything else is under inspection (spec §4). */
  status: string;
}

/** What actors tell each other of a member: enough for a card, and the row of the search index. Never an address. */
export interface Person {
  id: string;
  name: string;
  gender: Gender;
  seeking: Gender;
  /** `YYYY-MM-DD`; only the age leaves the API. */
  date_of_birth: string;
  country: string;
  region: string;
  city: string;
  main_image: StoredImage | null;
  fictional: boolean;
  interests: string[];
  /** Milliseconds, as told at most every few minutes. 0 for a fictional profile. */
  last_active: number;
}

/** The attributes of spec §3 that only the profile page shows. */
export type ProfileDetails = Pick<
  Profile,
  "sexuality" | "about" | "hair_colour" | "eye_colour" | "body_type" | "relationship_status" | "tattoos" | "reason"
>;

/** A whole profile as its owner's object answers it; who may see which photo is the handler's to decide. */
export interface StoredProfile extends Person {
  details: ProfileDetails;
  images: StoredImage[];
}

/** How the asking member stands to somebody. */
export interface Relation {
  liked: boolean;
  matched: boolean;
}

export type { Card, Image, Profile };
