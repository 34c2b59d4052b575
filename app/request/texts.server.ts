import type { i18n, TFunction } from "i18next";
import { allTexts } from "../../locales/all.server.ts";
import { createTexts } from "../../locales/create-texts.ts";
import type { Namespace } from "../../locales/namespaces.ts";
import type { Locale } from "../contract/scalars.ts";
import { DEFAULT_LOCALE, FALLBACK_LOCALE } from "../domain/languages.ts";

/** `t` with every namespace: `t("login:title")`; without a namespace it is `common`. */
export type Translate = TFunction<["common", ...Exclude<Namespace, "common">[]]>;

const instances = new Map<Locale, i18n>();

/** One language's texts, made once in the life of this isolate. */
export function textsFor(locale: Locale): i18n {
  const made = instances.get(locale) ?? createTexts({ locale, fallback: FALLBACK_LOCALE, bundles: allTexts });
  instances.set(locale, made);
  return made;
}

/**
 * The language that is really read on the page: what `lang` has to say, so that a screen reader pronounces it right. A
 * language of which the shell is not written yet shows the fallback's texts (spec §1).
 */
export function shownLocale(locale: Locale): Locale {
  const written = Object.keys(allTexts[locale]?.common ?? {}).length > 0;
  return written || locale === DEFAULT_LOCALE ? locale : FALLBACK_LOCALE;
}
