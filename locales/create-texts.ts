import { createInstance, type i18n } from "i18next";
import type { Bundle } from "./bundle.ts";

/**
 * The texts of one language, on the server (the browser has `plain-texts.ts`). Where one is missing, the fallback language speaks (Dutch, spec §1). Ready at once:
 * everything it may need is in `bundles`.
 */
export function createTexts({ locale, fallback, bundles }: CreateTexts): i18n {
  const texts = createInstance();
  void texts.init({
    lng: locale,
    fallbackLng: fallback,
    resources: bundles,
    ns: Object.keys(bundles[locale] ?? bundles[fallback] ?? {}),
    defaultNS: "common",
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  return texts;
}

interface CreateTexts {
  locale: string;
  fallback: string;
  /** By language. */
  bundles: Record<string, Bundle>;
}
