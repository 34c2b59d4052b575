/** Under which heading an interest is looked for. What an API names beside these stands under the last, "More". */
const interestGroups = {
  outdoors: [
    "walking",
    "cycling",
    "gardening",
    "nature",
    "the_forest",
    "the_sea",
    "mountains",
    "birdwatching",
    "dogs",
    "cats",
    "horses",
  ],
  going_out: [
    "travelling",
    "camping",
    "city_trips",
    "museums",
    "theatre",
    "films",
    "concerts",
    "dancing",
    "coffee",
    "motorcycling",
    "classic_cars",
  ],
  home: [
    "cooking",
    "baking",
    "good_food",
    "wine",
    "series",
    "puzzles",
    "board_games",
    "chess",
    "antiques",
    "technology",
  ],
  culture: ["reading", "poetry", "writing", "history", "languages", "music", "singing", "classical_music", "jazz"],
  making: ["photography", "painting", "crafts", "knitting", "woodwork"],
  sport: ["swimming", "yoga", "fitness", "tennis", "golf", "football", "sailing", "fishing"],
  meaning: ["grandchildren", "volunteering", "philosophy", "faith"],
} as const;

export type InterestGroup = keyof typeof interestGroups | "other";

/** The site's interests under their headings, in the order of the headings; an empty one is left out. */
export function groupInterests(keys: readonly string[]): { group: InterestGroup; keys: string[] }[] {
  const named = Object.entries(interestGroups) as [InterestGroup, readonly string[]][];
  const known = named.flatMap(([, members]) => members);
  const groups: [InterestGroup, readonly string[]][] = [
    ...named,
    ["other", keys.filter((key) => !known.includes(key))],
  ];
  return groups
    .map(([group, members]) => ({ group, keys: members.filter((key) => keys.includes(key)) }))
    .filter((one) => one.keys.length > 0);
}
