import type { i18n, TFunction } from "i18next";
import { allTexts } from "../../locales/all.server.ts";
import { createTexts } from "../../locales/create-texts.ts";
import type { Namespace } from "../../locales/namespaces.ts";
import type { Locale } from "../contract/scalars.ts";
import { FALLBACK_LOCALE } from "../domain/languages.ts";
import { type PageTexts, pageTexts } from "./use-translation.ts";

/** `t` with every namespace: `t("login:title")`; without a namespace it is `common`. */
export type Translate = TFunction<["common", ...Exclude<Namespace, "common">[]]>;

const instances = new Map<Locale, i18n>();

/** One language's texts, made once in the life of this isolate. */
export function textsFor(locale: Locale): i18n {
  const made = instances.get(locale) ?? createTexts({ locale, fallback: FALLBACK_LOCALE, bundles: allTexts });
  instances.set(locale, made);
  return made;
}

const pages = new Map<Locale, PageTexts>();

/** The same texts for `useTranslation`. */
export function pageTextsFor(locale: Locale): PageTexts {
  const made = pages.get(locale) ?? pageTexts(locale, (namespaces) => textsFor(locale).getFixedT(locale, namespaces));
  pages.set(locale, made);
  return made;
}

/** Has this language every text of the shell? Then the fallback is not needed there. */
function isWritten(locale: Locale): boolean {
  const texts = allTexts[locale] ?? {};
  return Object.entries(allTexts[FALLBACK_LOCALE] ?? {}).every(([namespace, fallback]) =>
    Object.keys(fallback).every((key) => texts[namespace] && key in texts[namespace]),
  );
}

const written = new Map<Locale, boolean>();

/** The languages whose texts a page in `locale` may show, best first. */
export function textLanguages(locale: Locale): Locale[] {
  const whole = written.get(locale) ?? isWritten(locale);
  written.set(locale, whole);
  return whole || locale === FALLBACK_LOCALE ? [locale] : [locale, FALLBACK_LOCALE];
}

/**
 * The language that is really read on the page: what `lang` has to say, so that a screen reader pronounces it right. A
 * language that is not written yet shows the fallback's texts (spec §1).
 */
export function shownLocale(locale: Locale): Locale {
  return Object.keys(allTexts[locale]?.common ?? {}).length > 0 ? locale : FALLBACK_LOCALE;
}
