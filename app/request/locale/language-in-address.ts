import type { Locale } from "../../contract/scalars.ts";
import { isWritten } from "../../domain/locale/languages.ts";
import { isPublicPage } from "../../domain/site/public-pages.ts";

const PARAMETER = "lang";

/** The language that a public page's address names (`/pricing?lang=nl`), if a page can speak it. Decision 0251. */
export function languageInAddress({ pathname, searchParams }: URL): Locale | undefined {
  const named = isPublicPage(pathname) ? searchParams.get(PARAMETER) : null;
  return isWritten(named) ? named : undefined;
}

/** The address of a public page in one language; without one, in whichever suits the visitor. */
export function addressIn(language: Locale | undefined, { origin, path }: { origin: string; path: string }): string {
  return `${origin}${path}${language ? `?${PARAMETER}=${language}` : ""}`;
}

/** Does this part of a query say which language a page speaks? */
export function namesLanguage(parameter: string): boolean {
  return parameter === PARAMETER;
}

/** A path of ours, with its query, without the language that it names: who has just chosen one goes on in that. */
export function withoutLanguage(path: string): string {
  if (!path.includes(`${PARAMETER}=`)) return path;
  const url = new URL(path, "https://site.invalid");
  url.searchParams.delete(PARAMETER);
  return url.pathname + url.search + url.hash;
}
