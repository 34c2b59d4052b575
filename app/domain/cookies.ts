/**
 * Begins the name of each of our cookies. Browsers take such a cookie from the host itself only, over TLS (or this
 * machine), for all paths: no neighbour under our domain and nobody on the line can put one of their own in its place.
 */
export const COOKIE_PREFIX = "__Host-";

/** Whether this browser can be asked about push messages, and that it was: decisions 0138 and 0163. */
export const PUSH_COOKIE = { name: `${COOKIE_PREFIX}push`, days: 365 } as const;
