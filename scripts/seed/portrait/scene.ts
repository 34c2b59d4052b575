import { type Random, randomFrom } from "../random.ts";
import { atHome } from "./at-home.ts";
import { indoors } from "./indoors.ts";
import { outdoors } from "./outdoors.ts";

const scenes = { ...atHome, ...indoors, ...outdoors };
export type SceneName = keyof typeof scenes;

const interestsIn: Record<SceneName, string> = {
  tulips: "gardening nature",
  sea: "the_sea sailing swimming fishing",
  mountains: "mountains camping travelling",
  forest: "walking the_forest birdwatching horses",
  houses: "city_trips antiques languages",
  bicycle: "cycling motorcycling",
  lawn: "golf tennis football fitness",
  sunrise: "yoga faith philosophy volunteering",
  books: "reading poetry writing history",
  kitchen: "cooking baking good_food wine coffee",
  music: "music singing classical_music jazz concerts",
  pictures: "museums photography painting",
  theatre: "theatre films series",
  chess: "chess board_games puzzles",
  wool: "knitting crafts",
  workshop: "woodwork technology classic_cars",
  cat: "cats",
  dog: "dogs",
  party: "dancing grandchildren",
};

const sceneOf = new Map(
  (Object.keys(interestsIn) as SceneName[]).flatMap((name) =>
    interestsIn[name].split(" ").map((interest) => [interest, name] as const),
  ),
);

/** Where somebody is drawn: a place of one of their interests (of any, if they have none), another one for each picture. */
export function sceneFor({ key, interests }: { key: string; interests: readonly string[] }, take: number): SceneName {
  const own = [...new Set(interests.flatMap((interest) => sceneOf.get(interest) ?? []))];
  const places = own.length > 0 ? own : (Object.keys(interestsIn) as SceneName[]);
  const order = randomFrom(1, `places ${key}`).some(places, places.length);
  return order[take % order.length] ?? "tulips";
}

/** The scene as SVG, with light from above and some mist before it: the face comes first. */
export function drawScene(name: SceneName, random: Random): string {
  const mirrored = random.chance(0.5);
  const { wall, shapes } = scenes[name]({ random, side: (x) => (mirrored ? 480 - x : x) });
  return `<defs><linearGradient id="wall" x2="0" y2="1"><stop stop-color="${wall[0]}"/><stop offset="1" stop-color="${wall[1]}"/></linearGradient></defs>
<rect width="480" height="600" fill="url(#wall)"/>${shapes}<rect width="480" height="600" fill="#fff" opacity=".24"/>`;
}
