import type { Settings } from "../../contract/site.ts";
import { countries, countryLanguages, DEFAULT_LOCALE } from "../locale/languages.ts";

/** Those that a site serves (ISO, upper case): all that we know, where it names none. */
export function servedCountries(settings: Pick<Settings, "countries">): readonly string[] {
  return settings.countries.length > 0 ? settings.countries : countries;
}

/** May somebody in this country (ISO, upper case) be a member of the site? Spec §3, countries. */
export function servesCountry(settings: Pick<Settings, "countries">, country: string): boolean {
  return servedCountries(settings).includes(country);
}

/**
 * The country a site is at home in (ISO, upper case): the only one it serves, else the first of them that reads the site's language, if one was chosen (English is what a
 * site has that never chose), else its company's, else the first of its list. Decision 0260.
 */
export function siteCountry(
  settings: Pick<Settings, "countries" | "domain_language">,
  company: string | null | undefined,
): string {
  const served = servedCountries(settings);
  const { domain_language: language } = settings;
  const speaks = (code: string) => countryLanguages[code]?.[0] === language;
  const reading = language === DEFAULT_LOCALE || served.length === 1 ? undefined : served.find(speaks);
  return reading ?? served.find((code) => code === company) ?? served[0] ?? "NL";
}
