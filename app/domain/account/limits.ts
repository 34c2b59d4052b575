// Apart from the rules, so that the texts of a member's browser bring none of those along. The spec names no such limits.

/** These are in characters. */
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 256;
export const NAME_MAX = 40;
export const CITY_MAX = 80;
/** "About me". */
export const ABOUT_MAX = 1000;
/** How many a member may choose; a card shows one, a profile all. */
export const INTERESTS_MAX = 10;
/** In how many regions of their country a member may look. */
export const REGIONS_MAX = 5;

/** Likes that the switch "like back whoever fits" gives within 24 hours at most: it does not like without measure. */
export const LIKED_BACK_A_DAY = 10;
