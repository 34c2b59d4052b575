import type { Locale } from "../../contract/scalars.ts";
import type { Settings } from "../../contract/site.ts";
import { readCookie } from "../session/cookies.server.ts";
import { resolveLocale } from "./resolve-locale.ts";

/** The language of a request's page. Without settings the site's own language is not known. */
export function pageLanguage(request: Request, settings: Settings | undefined, country: string | undefined): Locale {
  return resolveLocale({
    cookie: readCookie(request, "locale"),
    domainLanguage: settings?.domain_language,
    acceptLanguage: request.headers.get("Accept-Language"),
    country: country ?? settings?.geoip_country ?? undefined,
  });
}
