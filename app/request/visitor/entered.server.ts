import { type Context, visitorCookieContext } from "../context.server.ts";

/** Whoever comes back after so long (ms) without signing in enters the members' area anew. */
const VISIT = 30 * 60_000;
/** The cookie says by so much (ms) exactly when the last page was: one cookie a minute, not one a page. */
const EXACT = 60_000;

/** When this browser's member entered the members' area (ms since 1970): `now`, unless an earlier page says when. Spec §9, decision 0256. */
export function enteredAt(context: Context, now: number): number {
  const cookie = context.get(visitorCookieContext);
  const { at, seen = at ?? 0 } = cookie.data.entered ?? {};
  const entered = at !== undefined && now - seen < VISIT ? at : now;
  if (entered === now || now - seen >= EXACT) cookie.change({ entered: { at: entered, seen: now } });
  return entered;
}

/** Somebody signs in: they have not entered it yet. */
export function forgetEntered(context: Context): void {
  const cookie = context.get(visitorCookieContext);
  if (cookie.data.entered?.at) cookie.change({ entered: {} });
}
