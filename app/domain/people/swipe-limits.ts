/** Likes of the swipe game that a free member has a day (spec §6, §9), and how many of a day may be taken back and given anew. */
export const FREE_LIKES = 4;

/** Days for which somebody who was skipped in the game does not come again. Decision 0185. */
export const SKIPPED_FOR = 30;
