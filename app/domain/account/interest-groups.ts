import type { Habit } from "../../contract/people/habits.ts";
import { allLeadingInterests, leadingInterests } from "../site/niche-interests.ts";

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
export const knownInterests = [...Object.values(interestGroups).flat(), ...allLeadingInterests];

export type InterestGroup = Habit | "site" | "other";

/** The site's interests under their headings, in the order of the headings, its niche's before all; an empty one is left out. */
export function groupInterests(
  keys: readonly string[],
  settings: { niche: number },
): { group: InterestGroup; keys: string[] }[] {
  const first: readonly string[] = leadingInterests(settings);
  const others = Object.entries(interestGroups).map(([group, members]): [InterestGroup, readonly string[]] => [
    group as Habit,
    members.filter((key) => !first.includes(key)),
  ]);
  const named: [InterestGroup, readonly string[]][] = [["site", first], ...others];
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
