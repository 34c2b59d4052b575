import { listLikesCall } from "../browser-calls.ts";
import { defineEndpoint } from "../endpoint.ts";
import { card, profile, user } from "./profile.ts";
import { profileValues } from "./profile-values.ts";
import { country, flag, gender, holding, id, list, wholeNumber } from "../scalars.ts";
import { z } from "../zod.ts";

/** How many cards a page of results has (measures P1, P12). */
export const PAGE_SIZE = 24;

/**
 * What a search may ask (spec §3, search store; ours from `photo` on). Without `country` and `gender` it is the member's own choice, and so are
 * the ages where neither is given, and the regions (`seeking_regions` of the reply) where no place is.
 */
export const searchFields = z.object({
  gender: gender.optional(),
  country: country.optional(),
  countryregion: z.string().max(80).optional(),
  min_age: z.coerce.number().int().min(18).max(120).optional(),
  max_age: z.coerce.number().int().min(18).max(120).optional(),
  /** Only with a photo. */
  photo: z.literal("yes").optional(),
  /** Without fictional profiles. */
  no_fictional: z.literal("yes").optional(),
  /** Online now, or active within the last seven days; nobody fictional. */
  active: z.enum(["now", "week"]).optional(),
  /** Signed up within the last thirty days. */
  new: z.literal("yes").optional(),
  /** With an interest of the asker's own; a member without interests, and a visitor, has nothing in common. */
  shared: z.literal("yes").optional(),
  relationship_status: z.enum(profileValues.relationship_status).optional(),
  reason: z.enum(profileValues.reason).optional(),
});

/**
 * One page of members, most recently active first, never the asker or somebody blocked, and only who seeks the asker: their
 * gender, and their age where the other one said which. `numResults` counts to 2,400
 * (`more` beyond). Answers `authentication_required` to visitors unless the settings allow logged-out search (spec §6).
 * `with=user`: the reply also has what user.php would answer, null for a visitor, so that a page asks once (decision 0115).
 */
export const searchMembers = defineEndpoint({
  name: "searchMembers",
  method: "GET",
  path: "/api/members.php",
  query: searchFields.extend({
    page: z.coerce.number().int().min(1).max(100).default(1),
    with: z.literal("user").optional(),
  }),
  reply: z.object({
    results: list(card),
    pageNumber: wholeNumber,
    numResults: wholeNumber,
    more: flag.optional(),
    /** The search as it was done, defaults filled in. */
    search: searchFields.extend({ seeking_regions: list(z.string()).optional() }).optional(),
    user: user.nullish(),
  }),
  problems: ["authentication_required"],
  includesUser: true,
});

/** Somebody's card for a visitor whom a link led to them: the main photo, never the town. Ours; spec §2, landing. */
export const getTarget = defineEndpoint({
  name: "getTarget",
  method: "GET",
  path: "/api/target.php",
  query: z.object({ id }),
  reply: holding("profile", card),
  problems: ["not_found"],
});

/** One profile. Opening it clears the new flag of a like received from them (spec §4). Ours. */
export const getMember = defineEndpoint({
  name: "getMember",
  method: "GET",
  path: "/api/member.php",
  query: z.object({ id }),
  reply: holding("profile", profile),
  problems: ["authentication_required", "not_found"],
});

/**
 * `profiles`: whom the member likes, newest first. `liked_by`: who likes the member, new ones first (spec §4), with
 * `like_new`. Matches are in both.
 */
export const listLikes = defineEndpoint({
  name: "listLikes",
  ...listLikesCall,
  relay: "browser",
  reply: z.object({ profiles: list(card), liked_by: list(card.extend({ like_new: flag.default(false) })) }),
  problems: ["authentication_required"],
});

/** Likes somebody; again is the same like. `match`: they like the member too. Ours. */
export const like = defineEndpoint({
  name: "like",
  method: "POST",
  path: "/api/like.php",
  keyed: true,
  body: z.object({ id }),
  reply: z.object({ match: z.boolean(), profile: card.optional() }),
  problems: ["authentication_required", "not_found", "blocked", "yourself"],
});

/** Takes a like back; without one nothing happens. Ours. */
export const unlike = defineEndpoint({
  name: "unlike",
  method: "DELETE",
  path: "/api/like.php",
  body: z.object({ id }),
  reply: z.unknown(),
  problems: ["authentication_required"],
  keyed: true,
});
