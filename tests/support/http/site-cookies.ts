import type { BrowserContext, Cookie } from "@playwright/test";
import type { CookieJar } from "../../../app/api/cookie-jar.server.ts";
import { type CookieName, headerName } from "../../../app/request/visitor/cookies.server.ts";
import { createSeal } from "../../../app/request/visitor/seal.server.ts";
import type { SealedSession } from "../../../app/request/session/session.server.ts";
import type { SiteUnderTest } from "../site/environment.ts";
import { jarOf, siteApi, type MemberWishes } from "../site/site-api.ts";

/** `name=value` of one of the site's own cookies, as a browser sends it. */
export function cookiePair(name: CookieName, value: string): string {
  return `${headerName(name)}=${value}`;
}

/** The value of the cookie of this name that the answers set. */
export function cookieIn(cookies: Record<string, string>, name: CookieName): string | undefined {
  return cookies[headerName(name)];
}

/** The same for a browser of Playwright. Written with its domain, because from an address it would not be `Secure`. */
export function browserCookie(origin: string, name: CookieName, value: string) {
  const { hostname } = new URL(origin);
  const attributes = { domain: hostname, path: "/", httpOnly: true, secure: true, sameSite: "Lax" as const };
  return { name: headerName(name), value, ...attributes };
}

/** The cookie of this name that a browser of Playwright has stored. */
export async function storedCookie(context: BrowserContext, name: CookieName): Promise<Cookie | undefined> {
  return (await context.cookies()).find((cookie) => cookie.name === headerName(name));
}

/** The session cookie's value that the web Worker makes of these cookies of the API. `member`: whose they are, if it was told. */
export async function sessionPair(
  { sessionSecret }: Pick<SiteUnderTest, "sessionSecret">,
  jar: CookieJar,
  member?: string,
) {
  return cookiePair("session", await sealedSession(sessionSecret, jar, member));
}

/** A new member's session. */
export async function memberPair(site: SiteUnderTest, wishes: MemberWishes = {}): Promise<string> {
  const { cookie } = await siteApi(site).makeMember(wishes);
  return sessionPair(site, jarOf(cookie));
}

export function sealedSession(secret: string, jar: CookieJar, member?: string): Promise<string> {
  return createSeal(secret).seal({ jar, ...(member && { member }) } satisfies SealedSession, "session");
}
