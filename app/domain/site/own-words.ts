import type { Settings } from "../../contract/site.ts";
import type { Locale } from "../../contract/scalars.ts";

type Worded = Pick<Settings, "index_title" | "description" | "domain_language">;

/** The title and the description that a site gives itself (spec §3). They are in its own language; pages in another have ours. */
export function ownWords(settings: Worded, locale: Locale): { title?: string; description?: string } {
  const { index_title: title, description, domain_language } = settings;
  if (locale !== domain_language) return {};
  return { ...(title && { title }), ...(description && { description }) };
}
