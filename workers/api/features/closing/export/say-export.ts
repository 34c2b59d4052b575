import en from "../../../../../locales/en/export.json" with { type: "json" };
import nl from "../../../../../locales/nl/export.json" with { type: "json" };
import { plainTexts } from "../../../../../locales/plain-texts.ts";
import { FALLBACK_LOCALE } from "../../../../../app/domain/languages.ts";

const bundles = { en: { export: en }, nl: { export: nl } };

/** The words of an export in one language; `language` is the one that speaks. Dutch where there is no other (spec §1). */
export function sayExport(locale: string) {
  const language = locale in bundles ? locale : FALLBACK_LOCALE;
  return { language, say: plainTexts({ locale: language, fallback: FALLBACK_LOCALE, bundles })(["export"]) };
}
