import type { Settings } from "../../contract/site.ts";

/** The number that changes with the page of this token; `undefined`: the site has no such page now. */
export function pageRevision({ pages }: Pick<Settings, "pages">, token: string): number | undefined {
  return pages && Object.hasOwn(pages, token) ? pages[token] : undefined;
}
