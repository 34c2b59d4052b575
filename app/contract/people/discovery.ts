import type { FieldProblem } from "../field-problems.ts";
import { autoLikeCall, tellOfLikeCall } from "../browser-calls.ts";
import { defineEndpoint } from "../endpoint.ts";
import { trafficSource } from "../account/account.ts";
import { card, image, profile, user } from "./profile.ts";
import { profileValues } from "./profile-values.ts";
import { suggestion } from "./suggestion.ts";
import { SEARCH_TEXT_MAX, SEARCH_WORD, searchDistances, searchSorts } from "./search-values.ts";
import { country, flag, gender, holding, id, list, wholeNumber } from "../scalars.ts";
import { z } from "../zod.ts";

/** A search that finds fewer than so many is widened. */
export const FEW_RESULTS = 12;

/**
 * By what a search with few results is widened, one after the other, each with those before it (spec §3, similar results); ages altogether
 * only where nobody at all was found.
 */
export const widenings = ["distance", "neighbours", "country", "ages", "countries", "any_age"] as const;

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
  /** A town of the country searched, as `regions.php` names it; the asker's own one where it is left out. */
  place: z.string().max(80).optional(),
  /** Kilometres around the place at most; nobody whose town we do not know. */
  distance: z.coerce.number().pipe(z.literal(searchDistances)).optional(),
  /** Words that all stand in "about me", whatever their case and accents; of two letters at least. */
  text: z
    .string()
    .max(SEARCH_TEXT_MAX)
    .regex(SEARCH_WORD, "text_no_word" satisfies FieldProblem)
    .optional(),
  /** `recommended` where it is left out; `nearest` is nearest to the place. */
  sort: z.enum(searchSorts).optional(),
});

/** Of these, what a visitor may search by: nothing that tells when somebody was here, or where exactly they live. */
export const visitorFields = searchFields.pick({
  gender: true,
  country: true,
  countryregion: true,
  min_age: true,
  max_age: true,
  photo: true,
  no_fictional: true,
});

/**
 * One page of members, in the order of `sort` (decision 0192), never the asker or somebody blocked, and only who seeks the asker: their
 * gender, and their age where the other one said which. `numResults` counts to 2,400
 * (`more` beyond). Beside fewer than `FEW_RESULTS` on the first page are similar ones, of a wider search, if there are.
 * Visitors get `authentication_required` unless the settings, or their traffic source, allow logged-out search (spec §6). They search by
 * `visitorFields` alone, and the results are fictional profiles and who wants to be shown to visitors, without town and presence; of
 * the others they get their number, and on the first page some blurs (decision 0189).
 * `with=user`: the reply also has what user.php would answer, null for a visitor, so that a page asks once (decision 0115). `today=yes`:
 * and who is suggested today, to a member who wished for that, on the first page (decision 0194).
 */
export const searchMembers = defineEndpoint({
  name: "searchMembers",
  method: "GET",
  path: "/api/members.php",
  query: searchFields.extend({
    page: z.coerce.number().int().min(1).max(100).default(1),
    with: z.literal("user").optional(),
    today: z.literal("yes").optional(),
    ...trafficSource.shape,
  }),
  reply: z.object({
    results: list(card),
    pageNumber: wholeNumber,
    numResults: wholeNumber,
    /** How many of them signed up within the last seven days; on the first page. */
    numNew: wholeNumber.optional(),
    more: flag.optional(),
    /** At most a page together with the results. */
    similarResults: list(card).optional(),
    numSimilarResults: wholeNumber.optional(),
    /** By what together the similar results were found, in the order of `widenings`. */
    widened: list(z.enum(widenings)).optional(),
    /** Kilometres around the place within which all similar results are, where the distance was widened and nothing else. */
    similarDistance: wholeNumber.optional(),
    /** The search as it was done, defaults filled in. */
    search: searchFields.extend({ seeking_regions: list(z.string()).optional() }).optional(),
    user: user.nullish(),
    suggestions: list(suggestion).optional(),
    /** For visitors: how many more members fit who are shown to members alone, and blurs of some of them. */
    numMembersOnly: wholeNumber.optional(),
    blurredImages: list(image).optional(),
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

/**
 * One profile. Opening it clears the new flag of a like received from them (spec §4). Visitors, where they may look around
 * (`searchMembers`), get what a card shows of who is shown to them, and blurs of the other photos; of fictional profiles all but
 * those photos. Ours.
 */
export const getMember = defineEndpoint({
  name: "getMember",
  method: "GET",
  path: "/api/member.php",
  query: z.object({ id, ...trafficSource.shape }),
  reply: holding("profile", profile),
  problems: ["authentication_required", "not_found"],
});

/** `by_switch`: the like was given by the switch "like back whoever fits", not by hand (decision 0183). */
const switchedCard = card.extend({ by_switch: flag.default(false) });

/**
 * `profiles`: whom the member likes, newest first. `liked_by`: who likes the member, new ones first (spec §4), with
 * `like_new`. Matches are in both.
 */
export const listLikes = defineEndpoint({
  name: "listLikes",
  method: "GET",
  path: "/api/likes.php",
  reply: z.object({
    profiles: list(switchedCard),
    liked_by: list(switchedCard.extend({ like_new: flag.default(false) })),
  }),
  problems: ["authentication_required"],
});

/**
 * The latest like that is still new and came by a switch: of a member who lets whoever fits be liked back, or of a fictional profile of
 * whom an operator wants that; never from the site by itself (decision 0183). `profile` is null where there is none. A PHP API
 * answers the bare profile (spec §7). The browser asks where it polls, and loads the likes half a second later.
 */
export const autoLike = defineEndpoint({
  name: "autoLike",
  ...autoLikeCall,
  relay: "browser",
  reply: holding("profile", card.nullable().catch(null)),
  problems: ["authentication_required"],
});

/**
 * A page is about to tell of a like in a modal. `first`: none told of it before, on any device, and it is still new; only then it may
 * (decision 0184). Ours.
 */
export const tellOfLike = defineEndpoint({
  name: "tellOfLike",
  ...tellOfLikeCall,
  relay: "browser",
  body: z.object({ id }),
  reply: z.object({ first: z.boolean() }),
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
