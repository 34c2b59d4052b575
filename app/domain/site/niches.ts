import type { Gender } from "../../contract/scalars.ts";

/** Spec §3, settings.niche. */
export const niches = { 1: "general", 2: "she", 3: "bdsm", 4: "bbw", 5: "gilf", 6: "milf", 7: "gay" } as const;

export type Niche = (typeof niches)[keyof typeof niches];

/** What a site is about; whatever no number names is about nothing in particular. */
export function nicheOf({ niche }: { niche: number }): Niche {
  return Object.hasOwn(niches, niche) ? niches[niche as keyof typeof niches] : "general";
}

/** What a site with this id begins as, until its operators say otherwise: one called after a niche is about it. */
export function firstNiche(siteId: string): number {
  const found = Object.entries(niches).find(([, name]) => name === siteId);
  return found ? Number(found[0]) : 1;
}

interface SearchStart {
  gender: Gender;
  /** Years. */
  min_age?: number;
  max_age?: number;
}

/** Whom a visitor's search begins with, and the ages of a member's who seeks them and has chosen none. Both change it as they like. */
const searchStarts: Partial<Record<Niche, SearchStart>> = {
  gilf: { gender: "female", min_age: 60 },
  milf: { gender: "female", max_age: 65 },
  gay: { gender: "male" },
};

export function searchStart(niche: Niche): SearchStart {
  return searchStarts[niche] ?? { gender: "female" };
}

/** The ages that a member's search begins with here who has chosen none; nothing where the site has no say, or is about others than those they seek. */
export function agesToStart(settings: { niche: number }, seeking: Gender): Omit<SearchStart, "gender"> {
  const { gender, ...ages } = searchStart(nicheOf(settings));
  return gender === seeking ? ages : {};
}
