import { useTranslation } from "react-i18next";
import type { Locale } from "../contract/scalars.ts";
import { DEFAULT_LOCALE, isLocale } from "../domain/languages.ts";

/** The page's language, as the formats of numbers and names want it. */
export function useLocale(): Locale {
  const { i18n } = useTranslation();
  return isLocale(i18n.language) ? i18n.language : DEFAULT_LOCALE;
}
