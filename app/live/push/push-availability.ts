/** As `headerName("push")` says (request/session/cookies.server.ts). */
const COOKIE = "__Host-push";

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * Tells the pages to come whether this browser can be offered push messages: only it knows, and a page that found out
 * after it was painted would have to push its own content down.
 */
export function rememberPushAvailability(can: boolean): void {
  document.cookie = `${COOKIE}=${can ? 1 : ""}; Max-Age=${can ? YEAR_SECONDS : 0}; Path=/; Secure; SameSite=Lax`;
}
