import { PUSH_COOKIE } from "../../domain/cookies.ts";

const LIFETIME_SECONDS = PUSH_COOKIE.days * 24 * 60 * 60;

/**
 * Tells later pages whether to offer push messages: only the browser knows, and a page that found out after painting would
 * shift its content (decision 0138).
 */
export function rememberPushAvailability(can: boolean): void {
  document.cookie = `${PUSH_COOKIE.name}=${can ? 1 : ""}; Max-Age=${can ? LIFETIME_SECONDS : 0}; Path=/; Secure; SameSite=Lax`;
}
