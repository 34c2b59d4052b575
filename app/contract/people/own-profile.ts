import { defineEndpoint } from "../endpoint.ts";
import { profileValues, type ProfileFact } from "./profile-values.ts";
import { country, flag, gender, holding, list, wholeNumber } from "../scalars.ts";
import { textRefusals } from "../operators/text-refusals.ts";
import { z } from "../zod.ts";

/** What somebody typed or chose: the rules of domain/account look at it and answer with their own codes. */
const typed = z.string().trim().max(4000);

const told = z.string().nullish();

/**
 * What the member may change of their own profile. A fact that was not told is null or missing, and so is one that the
 * site does not ask (`visible_profile_fields`, `visible_profile_notes`, spec §3).
 */
export const ownProfile = z.object({
  name: told,
  country: country.nullish(),
  region: told,
  city: told,
  about: told,
  /** What the member wrote instead, as long as somebody has to look at it first: nobody else sees it. */
  about_held: told,
  /** Why nobody will see it: somebody has looked at it. */
  about_refusal: z.enum(textRefusals).nullish(),
  /** Keys of `GET interests.php`. */
  interests: list(z.string()).nullish(),
  sexuality: z.enum(profileValues.sexuality).nullish(),
  relationship_status: told,
  reason: told,
  hair_colour: told,
  eye_colour: told,
  body_type: told,
  tattoos: told,
  seeking: gender.nullish(),
  /** Of those who are looked for, in years; null: ten years around the member's own age. */
  seeking_min_age: wholeNumber.nullish(),
  seeking_max_age: wholeNumber.nullish(),
  /** Of the member's own country; none: all of it. */
  seeking_regions: list(z.string()).nullish(),
  /** Who likes the member and fits all this is liked back in their name; only where it was switched on (decision 0183). */
  like_back: flag.nullish(),
});

export type OwnProfile = z.output<typeof ownProfile>;

/** The member's own profile, to edit. Ours; spec §2 (`/profile`), §3. */
export const getOwnProfile = defineEndpoint({
  name: "getOwnProfile",
  method: "GET",
  path: "/api/profile.php",
  reply: holding("profile", ownProfile),
  problems: ["authentication_required"],
});

/** One of its values, or null: not told any more. */
function fact(name: ProfileFact) {
  return z.enum(profileValues[name]).nullable().optional();
}

const age = z.int().min(18).max(120).nullable().optional();

/** Support alone changes it: whoever names it is refused. */
const unchangeable = z.never().optional();

/** What may be changed of a profile. */
export const profileChanges = z.object({
  name: typed.optional(),
  country: country.optional(),
  region: typed.optional(),
  city: typed.optional(),
  about: typed.nullable().optional(),
  interests: z.array(z.string().max(64)).max(100).optional(),
  sexuality: fact("sexuality"),
  relationship_status: fact("relationship_status"),
  reason: fact("reason"),
  hair_colour: fact("hair_colour"),
  eye_colour: fact("eye_colour"),
  body_type: fact("body_type"),
  tattoos: fact("tattoos"),
  seeking: gender.optional(),
  seeking_min_age: age,
  seeking_max_age: age,
  seeking_regions: z.array(z.string().max(80)).max(100).optional(),
  like_back: z.boolean().optional(),
  gender: unchangeable,
  date_of_birth: unchangeable,
});

/**
 * Changes what is named; null takes a fact back. Country, region and town come together. What the site does not ask is
 * refused like a wrong value. Single fields are refused as `invalid_input`. An "about" with an address, a telephone number
 * or a link is kept as `about_held`, beside the one that others see. Ours; rules: decision 0165.
 */
export const changeProfile = defineEndpoint({
  name: "changeProfile",
  method: "PUT",
  path: "/api/profile.php",
  body: profileChanges,
  reply: holding("profile", ownProfile),
  problems: ["authentication_required"],
  keyed: true,
});
