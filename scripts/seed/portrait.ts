import { avataaars } from "@dicebear/collection";
import { createAvatar } from "@dicebear/core";
import { Resvg } from "@resvg/resvg-js";
import type { SeedPerson } from "./person.ts";
import { randomFrom } from "./random.ts";

const skins = ["f5d7bd", "f0cba8", "e6b98f", "d9a27a", "b98262", "8d5b3f"];
const backgrounds = [
  ["ecdcc8", "dcc3a5"],
  ["dfe6d0", "c2cfae"],
  ["d6e1ee", "b3c6dc"],
  ["f2dfd3", "dfbfae"],
  ["e0d9ee", "c1b5dd"],
  ["efe3c4", "d9c690"],
] as const;
const clothes = ["5b6d9e", "6f8763", "9b5f6a", "b07f48", "46605e", "7d6388", "3f4b6b", "a2755a"];
const hairColours: Record<string, string[]> = {
  grey: ["a9a7a3", "8f8d8b"],
  silver: ["cfcdc8", "bdbbb6"],
  white: ["e9e6e0", "f1eee8"],
  blond: ["d8b98a", "c9a672"],
  brown: ["8a6246", "a1785a"],
  dark_brown: ["5a4132", "6b4c39"],
  red: ["a8623f", "b5714a"],
};
const womensHair = [
  "bob",
  "bun",
  "curly",
  "curvy",
  "bigHair",
  "longButNotTooLong",
  "miaWallace",
  "straight01",
  "straight02",
] as const;
const mensHair = [
  "shortCurly",
  "shortFlat",
  "shortRound",
  "shortWaved",
  "sides",
  "theCaesar",
  "theCaesarAndSidePart",
] as const;

type Look = Pick<SeedPerson, "key" | "gender" | "hair_colour">;

/**
 * A drawn, friendly face (avataaars by Pablo Stanley) as a PNG of 480 × 600: no real person's picture is ever used.
 * `take` makes another picture of the same person: other clothes, another wall behind them.
 */
export function portrait(look: Look, take: number): Uint8Array {
  const face = randomFrom(1, `face ${look.key}`);
  const scene = randomFrom(1, `scene ${look.key} ${take}`);
  const hair = face.pick(hairColours[look.hair_colour ?? ""] ?? hairColours["grey"] ?? ["a9a7a3"]);
  const drawing = createAvatar(avataaars, {
    seed: `${look.key}`,
    skinColor: [face.pick(skins)],
    hairColor: [hair],
    facialHairColor: [hair],
    ...hairOf(look, face),
    eyes: [face.pick(["default", "happy", "default"] as const)],
    eyebrows: ["defaultNatural"],
    mouth: [face.pick(["smile", "twinkle", "twinkle"] as const)],
    accessories: [face.pick(["prescription02", "round", "prescription01"] as const)],
    accessoriesColor: ["4a4f5c"],
    accessoriesProbability: face.chance(0.4) ? 100 : 0,
    clothing: [
      scene.pick([
        "blazerAndShirt",
        "blazerAndSweater",
        "collarAndSweater",
        "shirtVNeck",
        "shirtScoopNeck",
        "shirtCrewNeck",
      ] as const),
    ],
    clothesColor: [scene.pick(clothes)],
  }).toString();
  return new Resvg(framed(drawing, scene.pick(backgrounds), scene.whole(24) - 12)).render().asPng();
}

function hairOf({ gender, hair_colour }: Look, face: ReturnType<typeof randomFrom>) {
  if (gender === "female") return { top: [face.pick(womensHair)], topProbability: 100, facialHairProbability: 0 };
  const beard = face.pick(["beardLight", "beardMedium", "moustacheFancy"] as const);
  const bald = hair_colour === "bald";
  return {
    top: [face.pick(mensHair)],
    topProbability: bald ? 0 : 100,
    facialHair: [beard],
    facialHairProbability: face.chance(0.35) ? 100 : 0,
  };
}

/** The drawing as a photographer would frame it, 4:5, before a plain wall. */
function framed(drawing: string, [light, dark]: readonly [string, string], shift: number): string {
  const inner = drawing.replace(/^<svg /, `<svg x="${-28 + shift}" y="76" width="536" height="536" `);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="600" viewBox="0 0 480 600">
<defs><linearGradient id="wall" x2="0" y2="1"><stop stop-color="#${light}"/><stop offset="1" stop-color="#${dark}"/></linearGradient></defs>
<rect width="480" height="600" fill="url(#wall)"/>${inner}</svg>`;
}
