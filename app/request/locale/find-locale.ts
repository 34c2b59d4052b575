import Negotiator from "negotiator";
import type { Locale } from "../../contract/scalars.ts";
import type { Settings } from "../../contract/site.ts";
import { countryLanguages, DEFAULT_LOCALE, writtenLocales } from "../../domain/locale/languages.ts";
import { readCookie } from "../visitor/cookies.server.ts";
import { languageInAddress } from "./language-in-address.ts";

interface Sources {
  /** Without them the site's own language is not known. */
  settings?: Pick<Settings, "domain_language" | "geoip_country">;
  /** Of the visitor, where it is known. */
  country?: string;
  /** The languages that a page can speak. */
  offered?: readonly Locale[];
}

/** Characters of an `Accept-Language` header that are read. */
const LONGEST = 256;

/**
 * Which of the offered languages a page speaks: that of a public page's address (decision 0251), the cookie's, the site's, the browser's, the country's, English (spec §1, §9). Before all
 * of these comes the account's: it is put into the cookie at sign-in, and by every page of the members' area that finds
 * another one there (routes/members-area/account-language.server.ts). remix-i18next asks this, and so does the edge cache.
 */
export function findLocale(request: Request, { settings, country, offered = writtenLocales }: Sources): Locale {
  const isOffered = (text: unknown): text is Locale => (offered as readonly unknown[]).includes(text);
  // Hardly any address has a query.
  const named = request.url.includes("?") ? languageInAddress(new URL(request.url)) : undefined;
  if (isOffered(named)) return named;
  const chosen = readCookie(request, "locale");
  if (isOffered(chosen)) return chosen;
  // English says nothing: it is what a site has that never chose.
  const own = settings?.domain_language;
  if (isOffered(own) && own !== DEFAULT_LOCALE) return own;
  const near = countryLanguages[country ?? settings?.geoip_country ?? ""]?.filter(isOffered) ?? [];
  const header = request.headers.get("Accept-Language") ?? "";
  return accepted(header, [...near, DEFAULT_LOCALE, ...offered]) ?? near[0] ?? DEFAULT_LOCALE;
}

/** Norwegian goes by three names; ours is nb. */
const NORWEGIAN: readonly string[] = ["no", "nn"];

/** The browser's best of these; where it would take any (`*`), the first. */
function accepted(header: string, offered: readonly Locale[]): Locale | undefined {
  const names = [...new Set<string>(offered), ...(offered.includes("nb") ? NORWEGIAN : [])];
  const negotiator = new Negotiator({ headers: { "accept-language": header.slice(0, LONGEST) } });
  const [best] = negotiator.languages(names);
  return best !== undefined && NORWEGIAN.includes(best) ? "nb" : (best as Locale | undefined);
}
