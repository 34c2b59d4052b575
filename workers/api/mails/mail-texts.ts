import enCases from "../../../locales/en/cases.json" with { type: "json" };
import en from "../../../locales/en/mail.json" with { type: "json" };
import enCredits from "../../../locales/en/credits.json" with { type: "json" };
import enPages from "../../../locales/en/pages.json" with { type: "json" };
import enPhotos from "../../../locales/en/photos.json" with { type: "json" };
import enProfile from "../../../locales/en/profile.json" with { type: "json" };
import nlCases from "../../../locales/nl/cases.json" with { type: "json" };
import nl from "../../../locales/nl/mail.json" with { type: "json" };
import nlCredits from "../../../locales/nl/credits.json" with { type: "json" };
import nlPages from "../../../locales/nl/pages.json" with { type: "json" };
import nlPhotos from "../../../locales/nl/photos.json" with { type: "json" };
import nlProfile from "../../../locales/nl/profile.json" with { type: "json" };
import { plainTexts } from "../../../locales/plain-texts.ts";
import type { Locale } from "../../../app/contract/scalars.ts";
import { FALLBACK_LOCALE } from "../../../app/domain/locale/languages.ts";

/** The mails' own words, those of cases, receipts and terms, and why photos and texts are refused. */
const bundles = {
  en: {
    mail: en,
    cases: enCases,
    credits: receiptsOf(enCredits),
    pages: termsOf(enPages),
    photos: { reasons: enPhotos.reasons },
    profile: aboutOf(enProfile),
  },
  nl: {
    mail: nl,
    cases: nlCases,
    credits: receiptsOf(nlCredits),
    pages: termsOf(nlPages),
    photos: { reasons: nlPhotos.reasons },
    profile: aboutOf(nlProfile),
  },
};

function receiptsOf({ methods, receipt, statement: { kinds } }: typeof enCredits) {
  return { methods, receipt, statement: { kinds } };
}

/** What stands around the texts of the terms, which are apart (locales/terms-texts.ts). */
function termsOf({ terms, "return-policy": policy, version, credits_one, credits_other }: typeof enPages) {
  return { terms, "return-policy": policy, version, credits_one, credits_other };
}

function aboutOf({ cards: { about } }: typeof enProfile) {
  return { cards: { about: { refused: about.refused, refusals: about.refusals } } };
}

/** The mails' texts in one language; `language` is the one that speaks. Dutch where there is no other (spec §1). */
export function mailTextsIn(locale: Locale) {
  const language = locale in bundles ? locale : FALLBACK_LOCALE;
  return { language, say: plainTexts({ locale: language, fallback: FALLBACK_LOCALE, bundles })(["mail"]) };
}
