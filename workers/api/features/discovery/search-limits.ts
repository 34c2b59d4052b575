import type { Limit } from "../../actors/limiter/limiter.ts";

/** Pages of a search without a limit. Members seldom open later ones; a script that copies profiles does all the time. */
export const FREE_PAGES = 5;
/** A member's pages behind the first ones. */
export const deepPages: Limit = { name: "search_deep", burst: 200, per_minute: 60 };
/** A member's questions to the match-finder: each looks at hundreds of people. */
export const matchFinder: Limit = { name: "match_finder", burst: 40, per_minute: 20 };
/** A visitor's searches by address, where the settings allow them at all. Wide: a household, or a whole proxy. */
export const visitorSearch: Limit = { name: "search_visitor", burst: 120, per_minute: 60 };
/** Cards that a visitor sees because a link led there. Wide for the same reason. */
export const targetLimit: Limit = { name: "target", burst: 120, per_minute: 60 };
