/** As `headerName("push")` says (request/session/cookies.server.ts). */
const COOKIE = "__Host-push";

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * Tells later pages whether to offer push messages: only the browser knows, and a page that found out after painting would
 * shift its content (decision 0138).
 */
export function rememberPushAvailability(can: boolean): void {
  document.cookie = `${COOKIE}=${can ? 1 : ""}; Max-Age=${can ? YEAR_SECONDS : 0}; Path=/; Secure; SameSite=Lax`;
}
