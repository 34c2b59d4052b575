import type { Settings } from "../../../app/contract/site.ts";
import { pageRevision } from "../../../app/domain/site/page-revision.ts";
import { isWrittenOurWay } from "../../../app/domain/site/public-pages.ts";
import { knownCountry } from "../../../app/domain/visitor/known-country.ts";
import { warnsAtEntry } from "../../../app/domain/visitor/site-entry.ts";
import { readCookie } from "../../../app/request/visitor/cookies.server.ts";
import { findLocale } from "../../../app/request/locale/find-locale.ts";
import { languageInAddress, namesLanguage } from "../../../app/request/locale/language-in-address.ts";
import type { Platform } from "../../../app/request/platform.server.ts";
import { isTracking } from "../../../app/request/visitor/traffic-source.ts";

/** May this request's page be one for everybody? Not when the visitor is somebody (a session, a message for the next page). */
export function isCacheable(request: Request, url: URL): boolean {
  if (request.method !== "GET" || readCookie(request, "session") || readCookie(request, "flash")) return false;
  return (
    isWrittenOurWay(url.pathname) &&
    [...url.searchParams.keys()].every((name) => isTracking(name) || namesLanguage(name))
  );
}

interface Site extends Pick<Platform, "host" | "country" | "url"> {
  settings: Settings;
  /** Of the client's build. */
  version: string;
}

/** The same for all visitors who see the same page, and different wherever theirs differ (design §4.9). */
export function pageKey(request: Request, { host, url, country: own, settings, version }: Site): string {
  const country = knownCountry(own, settings.geoip_country) ?? "";
  const language = findLocale(request, { settings, country: own });
  // Such a page says that it is the address of its language. A language that we do not have is none, so nobody makes up keys with it.
  const named = languageInAddress(url) ? "named" : "";
  const comfort = readCookie(request, "comfort") === "1" ? "comfort" : "";
  // Whatever the cookie holds there are two pages at most, with the warning and without; neither is that of a country that is not warned.
  const warned = warnsAtEntry(settings.enable_site_entry_popup, country);
  const entry = warned ? (readCookie(request, "entry") ? "entered" : "warned") : "";
  // A page of operators is another one as soon as its number is known to have changed.
  const revision = pageRevision(settings, url.pathname.slice(1)) ?? "";
  return [host, url.pathname, country, language, named, comfort, entry, version, revision].join(" ");
}
