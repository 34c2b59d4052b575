/** Whom a lander's texts address. */
export type Topic = "love" | "friendship" | "gay" | "she" | "bbw" | "bdsm" | "mature" | "walking" | "music" | "travel";

const slugs = new Map<string, Topic>(
  Object.entries({
    love: "love",
    friendship: "friendship",
    gay: "gay",
    she: "she",
    bbw: "bbw",
    bdsm: "bdsm",
    gilf: "mature",
    milf: "mature",
    walking: "walking",
    music: "music",
    travel: "travel",
  }),
);

/** Spec §3, niche: 1 general, 2 she, 3 bdsm, 4 bbw, 5 gilf, 6 milf, 7 gay. */
const niches: Record<number, Topic> = { 2: "she", 3: "bdsm", 4: "bbw", 5: "mature", 6: "mature", 7: "gay" };

/** May an address end like this? Made-up endings are no pages, so nobody fills the edge cache with them. */
export function isTopicSlug(slug: string): boolean {
  return slugs.has(slug.toLowerCase());
}

/** The topic that a lander's address names, else the site's own; `undefined` is everybody's. */
export function topicOf(slug: string | undefined, niche: number): Topic | undefined {
  return slugs.get(slug?.toLowerCase() ?? "") ?? niches[niche];
}
