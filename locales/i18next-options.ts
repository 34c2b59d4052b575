import type { InitOptions } from "i18next";
import type { Bundle } from "./bundle.ts";

/**
 * How i18next says our texts, on the server (the browser has `plain-texts.ts`). Where one is missing, the fallback language speaks
 * (Dutch, spec §1). Ready at once: everything it may need is in `bundles`, by language.
 */
export function i18nextOptions({ fallback, bundles }: { fallback: string; bundles: Record<string, Bundle> }) {
  return {
    fallbackLng: fallback,
    resources: bundles,
    ns: Object.keys(bundles[fallback] ?? {}),
    defaultNS: "common",
    initAsync: false,
    interpolation: { escapeValue: false },
  } satisfies InitOptions;
}
