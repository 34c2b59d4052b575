// Without zod, as browsers may load it.

/** In what order a search shows people; the first one where nothing is said (decision 0192). */
export const searchSorts = ["recommended", "nearest", "newest", "last_active"] as const;
export type SearchSort = (typeof searchSorts)[number];

/** Kilometres around a town. */
export const searchDistances = [5, 10, 25, 50, 100] as const;

/** Characters of a text that is searched for. */
export const SEARCH_TEXT_MAX = 80;
/** It holds a word of two letters or digits; single ones are not looked for. */
export const SEARCH_WORD = /[\p{L}\p{N}]{2}/u;
export type SearchDistance = (typeof searchDistances)[number];

/** How many cards a page of results has (measures P1, P12). */
export const PAGE_SIZE = 24;

/** Characters of a saved search's name. */
export const SAVED_SEARCH_NAME = 60;
