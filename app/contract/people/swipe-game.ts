import { defineEndpoint } from "../endpoint.ts";
import { id, instant, mintedKey, wholeNumber } from "../scalars.ts";
import { z } from "../zod.ts";
import { card } from "./profile.ts";
import { suggestion } from "./suggestion.ts";

/** What can be done with a card of the game. */
export const swipeChoice = z.enum(["like", "skip"]);

/**
 * The card on top of the swipe game: somebody who fits the member's own wishes and seeks somebody like them, whom they do not like,
 * write with, or have skipped within thirty days. Ours; spec §2, §6, decision 0185.
 */
export const getSwipeGame = defineEndpoint({
  name: "getSwipeGame",
  method: "GET",
  path: "/api/swipe-game.php",
  reply: z.object({
    /** Null when the day's likes are used up, or everybody was shown. */
    profile: suggestion.nullable(),
    /** Likes that are left today; null is as many as they like (premium). */
    likes_left: wholeNumber.nullable(),
    /** When the next day of the member begins. */
    next_day: instant,
    /** What was done last, if it can be taken back; of who was skipped nothing is kept that could be told. */
    last: z.object({ key: mintedKey, choice: swipeChoice, profile: card.nullish() }).nullish(),
  }),
  problems: ["authentication_required"],
});

/** Likes or skips somebody; the same key again is the same act. `daily_likes_used` { limit, until } for a fifth like of a free member. */
export const swipe = defineEndpoint({
  name: "swipe",
  method: "POST",
  path: "/api/swipe-game.php",
  keyed: true,
  body: z.object({ key: mintedKey, id, choice: swipeChoice }),
  /** `match`: they like the member, too. `profile`: of who is liked. */
  reply: z.object({ match: z.boolean(), profile: card.optional() }),
  problems: ["authentication_required", "blocked", "daily_likes_used", "key_reused", "not_found", "yourself"],
});

/**
 * Takes the last act back, by its key: the like, or that somebody was skipped. `not_found` if another one came after it. A like of
 * today may be given anew, four of them a day.
 */
export const undoSwipe = defineEndpoint({
  name: "undoSwipe",
  method: "DELETE",
  path: "/api/swipe-game.php",
  keyed: true,
  body: z.object({ key: mintedKey }),
  reply: z.unknown(),
  problems: ["authentication_required", "not_found"],
});
