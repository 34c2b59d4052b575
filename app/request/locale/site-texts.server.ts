import { allTexts } from "../../../locales/all.server.ts";
import type { Bundle } from "../../../locales/bundle.ts";
import { plainTexts } from "../../../locales/plain-texts.ts";
import { FALLBACK_LOCALE } from "../../domain/locale/languages.ts";
import { fictionalTexts, type FictionalSettings } from "./fictional-texts.ts";

/** Our texts with the words of one site in them. */
export interface SiteTexts {
  /** By language. */
  bundles: Record<string, Bundle>;
  /** What the site says itself; empty for most. */
  key: string;
}

const OURS: SiteTexts = { bundles: allTexts, key: "" };

/** By key: a site changes its words once in years. */
const made = new Map<string, SiteTexts>();
const MOST = 100;

/** The texts of a site with these settings; ours where there are none. */
export function siteTexts(settings: FictionalSettings | undefined): SiteTexts {
  const { fictional_icon, fictional_warning, fictional_singular, fictional_plural } = settings ?? {};
  const said = [fictional_icon, fictional_warning, fictional_singular, fictional_plural];
  if (!said.some(Boolean)) return OURS;
  const key = JSON.stringify(said);
  const texts = made.get(key) ?? { bundles: withWords(settings ?? {}), key };
  if (made.size < MOST) made.set(key, texts);
  return texts;
}

function withWords(settings: FictionalSettings): Record<string, Bundle> {
  const bundles = Object.entries(allTexts).map(([locale, bundle]) => {
    const say = plainTexts({ locale, fallback: FALLBACK_LOCALE, bundles: allTexts })([]);
    return [locale, merged(bundle, fictionalTexts(settings, say))] as const;
  });
  return Object.fromEntries(bundles);
}

function merged(bundle: Bundle, own: Bundle): Bundle {
  const changed = Object.entries(own).map(([namespace, texts]) => [namespace, { ...bundle[namespace], ...texts }]);
  return { ...bundle, ...Object.fromEntries(changed) };
}
