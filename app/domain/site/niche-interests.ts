import { type Niche, nicheOf } from "./niches.ts";

/** What stands first among a site's interests: its niche's own ones, and of everybody's those that it has most to do with. */
const leading = {
  she: ["book_club", "wellness", "fashion", "friends_evenings", "theatre", "dancing", "yoga", "city_trips"],
  bdsm: ["rope", "leather", "role_play", "leading_following", "meet_ups", "workshops", "photography", "philosophy"],
  bbw: ["fashion", "vintage", "water_aerobics", "wellness", "dancing", "swimming", "music", "theatre"],
  gilf: ["family_history", "ballroom", "river_cruises", "gardening", "classical_music", "museums", "grandchildren"],
  milf: ["salsa", "festivals", "wellness", "interior", "city_trips", "concerts", "fitness", "wine"],
  gay: [
    "pride",
    "rainbow_choirs",
    "drag",
    "rainbow_culture",
    "rainbow_sports",
    "musicals",
    "travelling",
    "volunteering",
  ],
} as const satisfies Partial<Record<Niche, readonly string[]>>;

/** Those of any niche; some of them are everybody's, too. */
export const allLeadingInterests = Object.values(leading).flat();

/** In their order; none on the general site. Decision 0259. */
export function leadingInterests(settings: { niche: number }): readonly (typeof allLeadingInterests)[number][] {
  const niche = nicheOf(settings);
  return niche === "general" ? [] : leading[niche];
}
