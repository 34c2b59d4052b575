import { locales, type Locale } from "../../contract/locales.ts";

/** Spec §1. */
export const DEFAULT_LOCALE: Locale = "en";
/** Where a text is missing, this language speaks (spec §1). */
export const FALLBACK_LOCALE: Locale = "nl";

/** Every language by its own name, as a language list shows it. */
export const languageNames: Record<Locale, string> = {
  da: "Dansk",
  de: "Deutsch",
  en: "English",
  es: "Español",
  fi: "Suomi",
  fr: "Français",
  it: "Italiano",
  nb: "Norsk",
  nl: "Nederlands",
  pl: "Polski",
  sv: "Svenska",
};

/** What a language calls itself; a code that we do not know stays. */
export function languageName(code: string): string {
  return isLocale(code) ? languageNames[code] : code;
}

/** Country to language suggestions, best first. Spec §9 ('no' and 'se' there are our nb and sv). */
export const countryLanguages: Record<string, readonly Locale[]> = {
  US: ["en", "es"],
  NL: ["nl"],
  BE: ["nl", "fr", "de"],
  FR: ["fr"],
  IT: ["it"],
  ES: ["es"],
  DE: ["de"],
  AT: ["de"],
  IE: ["en"],
  GB: ["en"],
  CA: ["en", "fr"],
  PL: ["pl"],
  AU: ["en"],
  NZ: ["en"],
  CH: ["de", "it", "fr", "en"],
  DK: ["da"],
  FI: ["fi", "sv"],
  NO: ["nb"],
  SE: ["sv"],
};

/** The countries of spec §9; a site serves these unless its settings name others. */
export const countries: readonly string[] = "US NL BE FR IT ES DE AT IE GB CA PL AU NZ CH DK FI NO SE".split(" ");

/**
 * The languages whose texts are written; only these are offered and chosen. A language joins when its folder in
 * `locales/` has every text, which `locales/texts.test.ts` holds this list to.
 */
export const writtenLocales: readonly Locale[] = ["en", "nl"];

/** Can a page speak this language? */
export function isWritten(text: unknown): text is Locale {
  return (writtenLocales as readonly unknown[]).includes(text);
}

/** Is it one of the languages of the site (spec §9)? */
export function isLocale(text: unknown): text is Locale {
  return (locales as readonly unknown[]).includes(text);
}
