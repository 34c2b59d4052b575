import { bundleOf, type Bundle } from "./bundle.ts";

const chunks = import.meta.glob<Bundle>("./*/browser.ts", { import: "texts" });

/** One language's texts, as one chunk. */
export async function loadTexts(language: string): Promise<Bundle> {
  return bundleOf((await chunks[`./${language}/browser.ts`]?.()) ?? {});
}
