import { KNOWN_DEVICE_DAYS, SESSION_DAYS } from "../../domain/auth/session.ts";
import { COOKIE_PREFIX, PUSH_COOKIE } from "../../domain/cookies.ts";

const DAY_SECONDS = 24 * 60 * 60;

/** Our cookies and how long they live. */
export const cookieDays = {
  /** The API's cookies, sealed. */
  session: SESSION_DAYS,
  /** The API's cookie of somebody of the staff, sealed; it ends after 8 hours, and until it goes a page may say so. */
  operator: 1,
  /** That somebody signed in with this browser, sealed; stays after signing out (decision 0086). */
  device: KNOWN_DEVICE_DAYS,
  /** Dismissals, traffic source and other small things of whoever visits, sealed. */
  visitor: 30,
  /** The key of an unfinished sign-up in Workers KV, sealed (decision 0159). */
  draft: 30,
  /** The key of a form that was sent after its session had ended, sealed (decision 0159). */
  typed: 1,
  /** Whose turn it is to sign in when too many want to at once, sealed; worth something for minutes, and once. */
  turn: 1,
  /** One message for the next page, sealed. */
  flash: 1,
  /** Spec §9: locale cookie 365 days. */
  locale: 365,
  /** The member's own choice of pages without a client script (design §4.5). */
  light: 365,
  /** The visitor's own choice of larger type, more contrast and no motion (decision 0079). */
  comfort: 365,
  /** Light or dark pages, where a member chose other ones than the device's (decision 0188). */
  theme: 365,
  /** When the site-entry warning was closed, ms since 1970 (spec §2). */
  entry: 365,
  push: PUSH_COOKIE.days,
} as const;

export type CookieName = keyof typeof cookieDays;

/** As it stands in headers. */
export function headerName(name: CookieName): string {
  return `${COOKIE_PREFIX}${name}`;
}

/** The value of one of our cookies, if the request has it. */
export function readCookie(request: Request, name: CookieName): string | undefined {
  let cookies = cookiesOf.get(request);
  if (!cookies) cookiesOf.set(request, (cookies = parseCookies(request.headers.get("Cookie"))));
  return cookies.get(headerName(name));
}

/** A page asks for a dozen. */
const cookiesOf = new WeakMap<Request, ReadonlyMap<string, string | undefined>>();

/** Of two cookies of one name the first counts: browsers send the one for the longer path first. */
function parseCookies(header: string | null): ReadonlyMap<string, string | undefined> {
  const cookies = new Map<string, string | undefined>();
  for (const part of header?.split(";") ?? []) {
    const at = part.indexOf("=");
    const name = part.slice(0, at).trim();
    if (!cookies.has(name)) cookies.set(name, part.slice(at + 1).trim() || undefined);
  }
  return cookies;
}

/** A `Set-Cookie` line; without a value the cookie goes. */
export function setCookie(name: CookieName, value: string | undefined): string {
  const age = value ? cookieDays[name] * DAY_SECONDS : 0;
  return `${headerName(name)}=${value ?? ""}; Max-Age=${age}; Path=/; HttpOnly; Secure; SameSite=Lax`;
}
