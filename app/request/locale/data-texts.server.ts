import type { Bundle } from "../../../locales/bundle.ts";
import type { Namespace } from "../../../locales/namespaces.ts";
import { type Context, localeOf, siteTextsOf } from "../context.server.ts";
import { textLanguages } from "./texts.server.ts";

/** Keys of the first level, by namespace; of namespaces that are not in `browser.ts`. A key stands for its plurals, too. */
export type Wanted = Partial<Record<Namespace, readonly string[]>>;

/** The texts, by language, that only a few hydrated pages need in the browser: they travel with their data (`use-data-texts.ts`). */
export function textsInData(context: Context, wanted: Wanted): Record<string, Bundle> {
  const languages = textLanguages(localeOf(context));
  const { bundles } = siteTextsOf(context);
  return Object.fromEntries(languages.map((language) => [language, partsOf(bundles[language] ?? {}, wanted)]));
}

/** What the browser has of ours (`browser.ts`), and a site may say itself: to be sent where it does. */
export function siteTextKeys(context: Context): Wanted {
  return siteTextsOf(context).key ? SITE_TEXT_KEYS : {};
}

const SITE_TEXT_KEYS: Wanted = { common: ["disclaimer", "fictional", "fictional_icon"] };

/** All categories that a language may have: Polish has `few` and `many`. */
const PLURAL = /_(?:zero|one|two|few|many|other)$/;

/** What is wanted of one language. */
export function partsOf(texts: Bundle, wanted: Wanted): Bundle {
  return Object.fromEntries(
    Object.entries(wanted).map(([namespace, keys]) => {
      const found = Object.entries(texts[namespace] ?? {}).filter(
        ([key]) => keys.includes(key) || keys.includes(key.replace(PLURAL, "")),
      );
      return [namespace, Object.fromEntries(found)];
    }),
  );
}
