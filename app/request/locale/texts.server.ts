import type { i18n, TFunction } from "i18next";
import { allTexts } from "../../../locales/all.server.ts";
import type { Namespace } from "../../../locales/namespaces.ts";
import { plainTexts, type Say } from "../../../locales/plain-texts.ts";
import type { Locale } from "../../contract/scalars.ts";
import { FALLBACK_LOCALE } from "../../domain/locale/languages.ts";
import { type SiteTexts, siteTexts } from "./site-texts.server.ts";
import { type PageTexts, pageTexts } from "./use-translation.ts";

/** `t` with every namespace: `t("login:title")`; without a namespace it is `common`. */
export type Translate = TFunction<["common", ...Exclude<Namespace, "common">[]]>;

/** By site and language. */
const pages = new WeakMap<SiteTexts, Map<string, ServerTexts>>();

/** `key` tells the texts of sites with words of their own from each other. */
type ServerTexts = PageTexts & { key: string };

/**
 * One language's texts for `useTranslation`, made once in the life of this isolate. i18next says whole lists of texts; the others
 * the browser's own reader says (decision 0023), the same in a tenth of its time.
 */
export function pageTextsFor(texts: i18n, site: SiteTexts): ServerTexts {
  const languages = pages.get(site) ?? new Map<string, ServerTexts>();
  const made = languages.get(texts.language) ?? makeTexts(texts, site);
  pages.set(site, languages.set(texts.language, made));
  return made;
}

function makeTexts(texts: i18n, site: SiteTexts): ServerTexts {
  const locale = texts.language as Locale;
  const plain = plainTextsOf(locale, site);
  const said = pageTexts(locale, (namespaces) => {
    const say = memoized(plain(namespaces));
    const list: Say = (key, values) => texts.getFixedT(null, namespaces)(key as never, values) as never;
    return (key: string, values?: Parameters<Say>[1]) => (values?.["returnObjects"] ? list : say)(key, values);
  });
  return { ...said, key: `${locale}${site.key}` };
}

function plainTextsOf(locale: Locale, { bundles }: SiteTexts) {
  return plainTexts({ locale, fallback: FALLBACK_LOCALE, bundles });
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

const translations = new WeakMap<SiteTexts, Map<Locale, Translate>>();

/** `t` of one language, with every namespace. */
export function textsFor(locale: Locale, site = siteTexts(undefined)): Translate {
  const languages = translations.get(site) ?? new Map<Locale, Translate>();
  const made = languages.get(locale) ?? (memoized(plainTextsOf(locale, site)(["common"])) as Translate);
  translations.set(site, languages.set(locale, made));
  return made;
}

/** Has this language every text of the shell? Then the fallback is not needed there. */
function hasAllTexts(locale: Locale): boolean {
  const texts = allTexts[locale] ?? {};
  return Object.entries(allTexts[FALLBACK_LOCALE] ?? {}).every(([namespace, fallback]) =>
    Object.keys(fallback).every((key) => texts[namespace] && key in texts[namespace]),
  );
}

/** Asked once a language. */
const complete = new Map<Locale, boolean>();

/** The languages whose texts a page in `locale` may show, best first. */
export function textLanguages(locale: Locale): Locale[] {
  const hasAll = complete.get(locale) ?? hasAllTexts(locale);
  complete.set(locale, hasAll);
  return hasAll || locale === FALLBACK_LOCALE ? [locale] : [locale, FALLBACK_LOCALE];
}

/**
 * The language that is really read on the page: what `lang` has to say, so that a screen reader pronounces it right. A
 * language that is not written yet shows the fallback's texts (spec §1).
 */
export function shownLocale(locale: Locale): Locale {
  return Object.keys(allTexts[locale]?.common ?? {}).length > 0 ? locale : FALLBACK_LOCALE;
}
