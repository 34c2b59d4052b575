import enCases from "../../../../locales/en/cases.json" with { type: "json" };
import enCredits from "../../../../locales/en/credits.json" with { type: "json" };
import en from "../../../../locales/en/export.json" with { type: "json" };
import enGifts from "../../../../locales/en/gifts.json" with { type: "json" };
import enInterests from "../../../../locales/en/interests.json" with { type: "json" };
import enAttributes from "../../../../locales/en/attributes.json" with { type: "json" };
import enNotifications from "../../../../locales/en/notifications.json" with { type: "json" };
import enProfile from "../../../../locales/en/profile.json" with { type: "json" };
import enSafety from "../../../../locales/en/safety.json" with { type: "json" };
import nlCases from "../../../../locales/nl/cases.json" with { type: "json" };
import nlCredits from "../../../../locales/nl/credits.json" with { type: "json" };
import nl from "../../../../locales/nl/export.json" with { type: "json" };
import nlGifts from "../../../../locales/nl/gifts.json" with { type: "json" };
import nlInterests from "../../../../locales/nl/interests.json" with { type: "json" };
import nlAttributes from "../../../../locales/nl/attributes.json" with { type: "json" };
import nlNotifications from "../../../../locales/nl/notifications.json" with { type: "json" };
import nlProfile from "../../../../locales/nl/profile.json" with { type: "json" };
import nlSafety from "../../../../locales/nl/safety.json" with { type: "json" };
import { plainTexts } from "../../../../locales/plain-texts.ts";
import { FALLBACK_LOCALE } from "../../../../app/domain/locale/languages.ts";

/** The export's own words, and those that pages have for the same values. */
const bundles = {
  en: {
    export: en,
    cases: enCases,
    credits: enCredits,
    gifts: enGifts,
    interests: enInterests,
    attributes: enAttributes,
    notifications: enNotifications,
    profile: enProfile,
    safety: enSafety,
  },
  nl: {
    export: nl,
    cases: nlCases,
    credits: nlCredits,
    gifts: nlGifts,
    interests: nlInterests,
    attributes: nlAttributes,
    notifications: nlNotifications,
    profile: nlProfile,
    safety: nlSafety,
  },
};

/** The words of an export in one language; `language` is the one that speaks. Dutch where there is no other (spec §1). */
export function exportTexts(locale: string) {
  const language = locale in bundles ? locale : FALLBACK_LOCALE;
  return { language, say: plainTexts({ locale: language, fallback: FALLBACK_LOCALE, bundles })(["export"]) };
}
