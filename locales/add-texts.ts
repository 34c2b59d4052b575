import type { Bundle } from "./bundle.ts";

/** Adds texts by language and namespace; those that are there already stay, as the page before may still be shown. */
export function addTexts(bundles: Record<string, Bundle>, more: Record<string, Bundle>): void {
  for (const [language, bundle] of Object.entries(bundles)) {
    for (const [namespace, texts] of Object.entries(more[language] ?? {}))
      bundle[namespace] = { ...bundle[namespace], ...texts };
  }
}
