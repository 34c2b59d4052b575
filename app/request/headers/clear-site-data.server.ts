/**
 * Makes the browser forget drafts, pending messages and its push subscription, also on pages without scripts: another person
 * may use it next. Cookies stay; the session's is ended by itself. Decision 0151.
 */
export const CLEAR_STORAGE = { "Clear-Site-Data": '"storage"' };
