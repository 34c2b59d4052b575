import { type Niche, nicheOf, niches } from "../../domain/site/niches.ts";

const topics = ["love", "friendship", "walking", "music", "travel"] as const;

/** What a lander's address may speak of on any site. */
export type Topic = (typeof topics)[number];

/** What a lander's words are about. `topic` comes first; `niche` is whom the page addresses, and who is drawn on it. */
export interface About {
  topic?: Topic;
  niche: Niche;
}

/**
 * What a lander with this slug speaks of; undefined where it is no page. The general site speaks of each niche, one of a niche only of
 * itself. Made-up slugs are no pages, so nobody fills the edge cache with them.
 */
export function aboutOf(slug: string | undefined, settings: { niche: number }): About | undefined {
  const niche = nicheOf(settings);
  if (slug === undefined) return { niche };
  const asked = slug.toLowerCase();
  const topic = topics.find((one) => one === asked);
  if (topic) return { topic, niche };
  const named = Object.values(niches).find((one) => one === asked && one !== "general");
  return named && (niche === "general" || niche === named) ? { niche: named } : undefined;
}

/** The words for a slug; a made-up one leaves the site's own. */
export function wordsFor(slug: string | undefined, settings: { niche: number }): Topic | Niche {
  const { topic, niche } = aboutOf(slug, settings) ?? { niche: nicheOf(settings) };
  return topic ?? niche;
}
