import type { Locale } from "../contract/scalars.ts";
import { DEFAULT_LOCALE, isLocale } from "../domain/locale/languages.ts";
import { useTranslation } from "../request/locale/use-translation.ts";

/** The page's language, as the formats of numbers and names want it. */
export function useLocale(): Locale {
  const { language } = useTranslation();
  return isLocale(language) ? language : DEFAULT_LOCALE;
}
