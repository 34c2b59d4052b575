import type { i18n, TFunction } from "i18next";
import { allTexts } from "../../../locales/all.server.ts";
import type { Namespace } from "../../../locales/namespaces.ts";
import { plainTexts, type Say } from "../../../locales/plain-texts.ts";
import type { Locale } from "../../contract/scalars.ts";
import { FALLBACK_LOCALE } from "../../domain/locale/languages.ts";
import { type PageTexts, pageTexts } from "./use-translation.ts";

/** `t` with every namespace: `t("login:title")`; without a namespace it is `common`. */
export type Translate = TFunction<["common", ...Exclude<Namespace, "common">[]]>;

const pages = new WeakMap<i18n, PageTexts>();

/**
 * One language's texts for `useTranslation`, made once in the life of this isolate. i18next says whole lists of texts; the others
 * the browser's own reader says (decision 0023), the same in a tenth of its time.
 */
export function pageTextsFor(texts: i18n): PageTexts {
  const made = pages.get(texts) ?? makeTexts(texts);
  pages.set(texts, made);
  return made;
}

function makeTexts(texts: i18n): PageTexts {
  const locale = texts.language as Locale;
  const plain = plainTextsOf(locale);
  return pageTexts(locale, (namespaces) => {
    const say = memoized(plain(namespaces));
    const list: Say = (key, values) => texts.getFixedT(null, namespaces)(key as never, values) as never;
    return (key: string, values?: Parameters<Say>[1]) => (values?.["returnObjects"] ? list : say)(key, values);
  });
}

function plainTextsOf(locale: Locale) {
  return plainTexts({ locale, fallback: FALLBACK_LOCALE, bundles: allTexts });
}

/** Keys stand in the code, but for interests, which are an API's to name. */
const MAX_MEMOIZED = 5_000;

/** Most texts have nothing to fill in: each of them is looked up once. */
function memoized(say: Say): Say {
  const said = new Map<string, string>();
  return (key, values) => {
    if (values) return say(key, values);
    const text = said.get(key) ?? say(key);
    if (said.size < MAX_MEMOIZED) said.set(key, text);
    return text;
  };
}

const translations = new Map<Locale, Translate>();

/** `t` of one language, with every namespace. */
export function textsFor(locale: Locale): Translate {
  const made = translations.get(locale) ?? (memoized(plainTextsOf(locale)(["common"])) as Translate);
  translations.set(locale, made);
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
