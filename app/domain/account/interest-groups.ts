import type { Habit } from "../../contract/people/habits.ts";

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
} as const satisfies Record<Habit, readonly string[]>;

/** All that we have words for. */
export const knownInterests = Object.values(interestGroups).flat();

export type InterestGroup = Habit | "other";

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

/** The interests that stand for a habit (decision 0194). */
export function interestsOf(habit: Habit): readonly string[] {
  return interestGroups[habit];
}
