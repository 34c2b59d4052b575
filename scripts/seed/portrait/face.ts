import { avataaars } from "@dicebear/collection";
import { createAvatar } from "@dicebear/core";
import type { Random } from "../random.ts";
import { aged } from "./age.ts";
import type { Clothes } from "./clothes.ts";

const lightSkins = ["f5d7bd", "f0cba8", "e6b98f", "d9a27a"];
const darkSkins = ["b98262", "8d5b3f"];

interface HairColour {
  hair: string[];
  brows: string;
}

const grey: HairColour = { hair: ["a9a7a3", "8f8d8b"], brows: "6e6b69" };
const hairColours: Record<string, HairColour> = {
  grey,
  silver: { hair: ["cfcdc8", "bdbbb6"], brows: "85827e" },
  white: { hair: ["efece6", "f6f4ef"], brows: "aba79f" },
  blond: { hair: ["dfc396", "d0b07e"], brows: "9a7d52" },
  brown: { hair: ["8a6246", "a1785a"], brows: "5e4230" },
  dark_brown: { hair: ["5a4132", "6b4c39"], brows: "43302a" },
  red: { hair: ["a8623f", "b5714a"], brows: "7c4529" },
};

const shortHair = ["bob", "bun", "shortCurly", "curly", "bob", "bun"] as const;
const longHair = ["bigHair", "longButNotTooLong", "miaWallace", "straight01", "straight02", "bob"] as const;
const mensHair = ["shortFlat", "shortRound", "shortWaved", "theCaesar", "theCaesarAndSidePart", "sides"] as const;
const beards = ["beardLight", "beardMedium", "beardMedium", "moustacheFancy", "moustacheMagnum"] as const;

const earrings = '<path d="M66 136h9v12h-9zM189 136h9v12h-9z" fill="#ffc83d"/>';

export interface Face {
  key: string;
  gender: "female" | "male";
  hair_colour?: string | null;
  age: number;
}

/** A drawn, friendly face (avataaars by Pablo Stanley), the same for the same `face`; clothes are the picture's. */
export function drawFace({ key, age, ...who }: Face, face: Random, clothes: Clothes): string {
  const { hair: shades, brows } = hairColours[who.hair_colour ?? ""] ?? grey;
  const hair = face.pick(shades);
  const isFair = ["blond", "red"].includes(who.hair_colour ?? "");
  const skin = face.pick(isFair ? lightSkins : [...lightSkins, ...darkSkins]);
  const drawing = createAvatar(avataaars, {
    seed: key,
    skinColor: [skin],
    hairColor: [hair],
    facialHairColor: [hair],
    ...hairOf({ key, age, ...who }, face),
    eyes: [face.pick(["default", "happy", "default"] as const)],
    eyebrows: ["defaultNatural"],
    mouth: [face.pick(["smile", "twinkle", "twinkle"] as const)],
    accessories: [face.pick(["prescription02", "round", "prescription01"] as const)],
    accessoriesColor: [face.pick(["4a4f5c", "474b73", "35606b", "8a4658"])],
    accessoriesProbability: face.chance(age < 60 ? 0.35 : 0.55) ? 100 : 0,
    clothing: [clothes.kind],
    clothesColor: [clothes.colour],
  }).toString();
  const isMan = who.gender === "male";
  const over = [clothes.over, !isMan && face.chance(0.6) && earrings].filter(Boolean).join("");
  return aged(drawing, { age, isDark: darkSkins.includes(skin), brows, over, hasBareForehead: isMan });
}

function hairOf({ gender, hair_colour, age }: Face, face: Random) {
  if (gender === "female") {
    const styles = face.chance(age < 62 ? 0.55 : 0.2) ? longHair : shortHair;
    return { top: [face.pick(styles)], topProbability: 100, facialHairProbability: 0 };
  }
  return {
    top: [face.pick(mensHair)],
    topProbability: hair_colour === "bald" ? 0 : 100,
    facialHair: [face.pick(beards)],
    facialHairProbability: face.chance(0.45) ? 100 : 0,
  };
}
