import type { Look } from "../../../app/ui/portrait/look.ts";
import type { Random } from "../random.ts";

const fair = ["#f4d3bb", "#f3cdb0", "#f1c7a8", "#efc4a6", "#ecbd98", "#eab98f"];
const tanned = ["#e8b58f", "#dca57c", "#d9a178", "#c68d68"];
const dark = ["#9a6644", "#8d5a3c", "#6f4630"];
/** Upon which hair is seen well. */
const skins: Record<string, string[]> = {
  blond: fair,
  red: fair,
  brown: [...fair, ...tanned],
  dark_brown: [...fair, ...tanned],
};
const anySkin = [...fair, ...tanned, ...dark];

const grey = ["#a9a7b8", "#b9b7c6", "#9290a2"];
const hairColours: Record<string, string[]> = {
  grey,
  silver: ["#cfcdd9", "#dddbe6", "#c4c2d0"],
  white: ["#f3f1f7", "#fbfaf7"],
  blond: ["#e0c08a", "#d3ac74", "#c98f5b"],
  brown: ["#8a6246", "#9a6b4a", "#8d7a6a"],
  dark_brown: ["#4b3f4d", "#5a4335", "#6b5a66"],
  red: ["#a8623f", "#b8693f", "#9a5a3a"],
};

type Hair = readonly [behind: Look["behind"], over: NonNullable<Look["over"]>];

const short: Hair[] = [
  [undefined, "pixie"],
  [undefined, "wave"],
  [undefined, "curls"],
  ["chin", "swept"],
  ["chin", "straight"],
  ["chin", "parting"],
  ["bun", "swept"],
  ["bun", "wave"],
  ["cloud", "wave"],
];
const long: Hair[] = [
  ["bob", "fringe"],
  ["bob", "parting"],
  ["flick", "swept"],
  ["flick", "straight"],
  ["waves", "middle"],
  ["waves", "swept"],
  ["long", "middle"],
  ["long", "swept"],
  ["tail", "wave"],
  ["cloud", "middle"],
];
const mens = ["cropped", "parting", "crew", "combed", "peak", "peak", "thin", "thin", "sides", "tousled"] as const;
const beards = ["full", "full", "chin", "goatee", "moustache", "brush"] as const;

const glasses = {
  female: ["round", "cat", "cat", "square", "readers"],
  male: ["round", "square", "square", "readers"],
} as const;
const frames = ["#2b2b45", "#474b73", "#35606b", "#8a4658", "#7a4a2e"];
const lips = ["#b8505f", "#c2566b", "#a8434f", "#c9705f"];
const moods = [
  { eyes: "laughing", mouth: "grin" },
  { eyes: "laughing", mouth: "smile" },
  { eyes: "laughing", mouth: "wide" },
  { eyes: "calm", mouth: "smile" },
  { eyes: "calm", mouth: "grin" },
  { eyes: "open", mouth: "wide" },
  { eyes: "open", mouth: "grin" },
  { eyes: "open", mouth: "crooked" },
] satisfies Partial<Look>[];

export interface Features {
  gender: "female" | "male";
  hair_colour?: string | null;
  body_type?: string | null;
  age: number;
}

/** Everything of somebody but their clothes, the same for the same numbers. */
export function lookOf(who: Features, random: Random): Omit<Look, "top"> {
  const colour = who.hair_colour ?? "";
  const skin = random.pick(skins[colour] ?? anySkin);
  const isBroad = ["curvy", "sturdy"].includes(who.body_type ?? "");
  return {
    skin,
    hair: random.pick(hairColours[colour] ?? grey),
    ...random.pick(moods),
    ...(random.chance(who.age < 60 ? 0.35 : 0.5) ? glassesOf(who, random) : {}),
    ...(isBroad ? { broad: true, face: "round" } : {}),
    ...(who.gender === "female" ? ofWoman(who, random) : ofMan(who, { random, isBroad })),
    years: yearsOf(who.age),
  };
}

function glassesOf({ gender }: Features, random: Random): Partial<Look> {
  return { glasses: random.pick<NonNullable<Look["glasses"]>>(glasses[gender]), frames: random.pick(frames) };
}

function ofWoman({ age }: Features, random: Random): Partial<Look> {
  const [behind, over] = random.pick(random.chance(age < 62 ? 0.75 : 0.35) ? long : short);
  return {
    behind,
    over,
    ...(random.chance(0.65) ? { earrings: random.pick(["drops", "studs"] as const) } : {}),
    lashes: true,
    ...(random.chance(0.7) ? { lips: random.pick(lips) } : {}),
  };
}

function ofMan({ hair_colour }: Features, { random, isBroad }: { random: Random; isBroad: boolean }): Partial<Look> {
  return {
    over: hair_colour === "bald" ? (random.chance(0.5) ? "sides" : undefined) : random.pick(mens),
    bushy: random.chance(0.6),
    beard: random.chance(0.5) ? random.pick(beards) : undefined,
    ...(!isBroad && random.chance(0.5) ? { face: "square" } : {}),
  };
}

function yearsOf(age: number): number {
  return [50, 60, 74].filter((from) => age >= from).length + 1;
}
