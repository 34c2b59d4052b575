import type { Locale } from "../../contract/scalars.ts";
import { countryLanguages, DEFAULT_LOCALE, writtenLocales } from "../../domain/locale/languages.ts";

interface LocaleSources {
  /** The visitor's own choice, or the account's language remembered at sign-in. */
  cookie?: string;
  /** Of the site; English says nothing, as it is what a site has that never chose. */
  domainLanguage?: string;
  acceptLanguage: string | null;
  country?: string;
  /** The languages that a page can speak. */
  offered?: readonly Locale[];
}

/**
 * Which of the offered languages a page speaks: the cookie's, the site's, the browser's, the country's, English (spec §1, §9). Before all
 * of these comes the account's: it is put into the cookie at sign-in, and by every page of the members' area that finds
 * another one there (routes/members-area/account-language.server.ts).
 */
export function resolveLocale({
  cookie,
  domainLanguage,
  acceptLanguage,
  country = "",
  offered = writtenLocales,
}: LocaleSources): Locale {
  const isOffered = (text: unknown): text is Locale => (offered as readonly unknown[]).includes(text);
  if (isOffered(cookie)) return cookie;
  if (isOffered(domainLanguage) && domainLanguage !== DEFAULT_LOCALE) return domainLanguage;
  return accepted(acceptLanguage ?? "").find(isOffered) ?? countryLanguages[country]?.find(isOffered) ?? DEFAULT_LOCALE;
}

/** The languages of an `Accept-Language` header, best first; Norwegian goes by three names. */
function accepted(header: string): string[] {
  return header
    .split(",", 20)
    .map((part) => {
      const [tag = "", ...parameters] = part.trim().toLowerCase().split(";");
      const quality = parameters
        .find((parameter) => parameter.trim().startsWith("q="))
        ?.trim()
        .slice(2);
      const language = tag.split("-")[0] ?? "";
      return { language: language === "no" || language === "nn" ? "nb" : language, quality: Number(quality ?? 1) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ language }) => language);
}
