import { aboutWords } from "../../../workers/api/actors/member/people/about-words.ts";
import { towns } from "../../../workers/api/places/regions.ts";
import { positionIn, spotAt } from "../../../workers/api/places/spot.ts";
import type { ListedPerson } from "../../../workers/api/actors/member/people/person.ts";
import { RARE_REGION, regions } from "./searches.ts";

const DAY = 86_400_000;
/** So many people live in the rare region of a country of any size. */
const RARE = 20;

/** Number `index` of a country: the same in a directory of any size. */
export function personAt(index: number, now: number): ListedPerson {
  const woman = index % 2 === 0;
  const [gender, other] = woman ? (["female", "male"] as const) : (["male", "female"] as const);
  const draw = drawsOf(index);
  // Most are 50 to 85; very few are 90 and more.
  const age = draw() < 0.002 ? 90 + Math.floor(draw() * 15) : 50 + Math.floor(((draw() + draw() + draw()) / 3) * 35);
  const fictional = index % 3 === 2;
  return {
    id: `bench${String(index).padStart(12, "0")}`,
    name: `Somebody${index % 997}`,
    gender,
    seeking: draw() < 0.93 ? other : gender,
    date_of_birth: new Date(now - (age + draw()) * 365.25 * DAY).toISOString().slice(0, 10),
    country: "NL",
    region: regionOf(index, draw()),
    city: "A town with a name",
    position: positionOf(index, draw()),
    main_image: draw() < 0.7 ? { id: `photo${String(index).padStart(15, "0")}`, status: "active" } : null,
    fictional,
    interests: INTERESTS.filter((_, place) => draw() < 0.5 / (place + 1)),
    last_active: fictional ? 0 : now - Math.floor(draw() ** 2 * 30 * DAY),
    ...(draw() < 0.1 && { online_hidden: true }),
    ...(!fictional && { signed_up: Math.floor(now / DAY - draw() ** 2 * 1_500) }),
    ...(draw() < 0.3 && { wanted_ages: { min: age - 10, max: age + 10 } }),
    relationship_status: oneOf(["single", "widowed", "divorced", "separated"], draw()),
    reason: oneOf(["friendship", "company", "love", "travel"], draw()),
    words: Array.from({ length: 12 }, () => wordAt(draw())),
  };
}

const INTERESTS = ["chess", "yoga", "gardening", "travel", "choir", "sailing", "fishing"];

const dutch = towns().filter(({ country }) => country === "NL");

/** A quarter live in the first of our towns, and ever fewer in each of the next; the rare ones in the last. */
function positionOf(index: number, drawn: number) {
  const place = index < RARE ? dutch.length - 1 : Math.floor(drawn ** 3 * (dutch.length - 1));
  return positionIn(spotAt(dutch[place]?.position ?? { latitude: 52, longitude: 5 }));
}

/** A thousand words: the first ones are in every profile, the last ones in few. */
function wordAt(drawn: number): string {
  return aboutWords(`word${Math.floor(1_000 ** drawn)}`)[0] ?? "";
}

function oneOf(values: readonly string[], drawn: number): string {
  return values[Math.floor(drawn ** 2 * values.length)] ?? "";
}

/** Half live in the first region, a quarter in the next, and so on. */
function regionOf(index: number, drawn: number): string {
  if (index < RARE) return RARE_REGION;
  const place = Math.min(regions.length - 1, Math.floor(-Math.log2(1 - drawn)));
  return regions[place] ?? RARE_REGION;
}

/** Numbers from 0 to 1 that look random and are the same in each run (mulberry32). */
function drawsOf(index: number): () => number {
  let state = Math.imul(index + 1, 0x9e3779b1);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
