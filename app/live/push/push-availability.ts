import { PUSH_COOKIE } from "../../domain/cookies.ts";

const LIFETIME_SECONDS = PUSH_COOKIE.days * 24 * 60 * 60;

/**
 * Tells later pages whether this browser may be asked about push messages: only it knows, and a page that found out after
 * painting would shift its content (decision 0138). Once there was a decision, nobody is asked again (0163): `0` stays. What the
 * server has kept of an answer is out of reach here.
 */
export function rememberPushAvailability(state: "can be asked" | "decided" | "unsupported"): void {
  if (state === "can be asked" && document.cookie.includes(`${PUSH_COOKIE.name}=`)) return;
  const value = { "can be asked": "1", decided: "0", unsupported: "" }[state];
  document.cookie = `${PUSH_COOKIE.name}=${value}; Max-Age=${value ? LIFETIME_SECONDS : 0}; Path=/; Secure; SameSite=Lax`;
}
