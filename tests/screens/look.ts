import type { Browser, BrowserContext } from "@playwright/test";
import { setLanguage } from "../../app/contract/account/session.ts";
import type { TestSite } from "../../scripts/serve/test-site.ts";
import { sessionCookie } from "../support/browser/session-cookie.ts";
import type { ApiClient } from "../support/http/api-client.ts";

/** One way to look at the site. */
export interface Look {
  width: number;
  scheme: "light" | "dark";
  language: "en" | "nl";
}

/** A browser that looks so. */
export function contextFor(browser: Browser, { width, scheme, language }: Look): Promise<BrowserContext> {
  const locale = language === "en" ? "en-GB" : "nl-NL";
  return browser.newContext({ viewport: { width, height: 800 }, colorScheme: scheme, locale });
}

interface SignedIn {
  site: TestSite;
  look: Look;
  member: ApiClient;
}

/** The same, signed in. Members' pages speak the account's language. */
export async function memberContext(browser: Browser, { site, look, member }: SignedIn): Promise<BrowserContext> {
  await member.callOrThrow(setLanguage, { language: look.language });
  const context = await contextFor(browser, look);
  const secret = site.environment["SITE_SESSION_SECRET"] ?? "";
  await context.addCookies([await sessionCookie({ origin: site.origin, secret, jar: member.cookies })]);
  return context;
}

/** Only these, when some are named on the command line. */
export function isWanted(name: string): boolean {
  const named = process.argv.slice(2);
  return named.length === 0 || named.some((word) => name.startsWith(word));
}

/** Is any of those wanted whose names begin so? */
export function isAnyWanted(beginning: string): boolean {
  return isWanted(beginning) || process.argv.slice(2).some((word) => word.startsWith(beginning));
}

export function fileOf(name: string, { width, scheme, language }: Look): string {
  return `${name}-${width}-${scheme}-${language}.webp`;
}
