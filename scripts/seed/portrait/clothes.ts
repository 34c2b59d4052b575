import type { Random } from "../random.ts";
import type { SceneName } from "./scene.ts";

const kinds = [
  "blazerAndShirt",
  "blazerAndSweater",
  "collarAndSweater",
  "shirtVNeck",
  "shirtScoopNeck",
  "shirtCrewNeck",
] as const;

export interface Clothes {
  kind: (typeof kinds)[number];
  colour: string;
  /** Shapes upon them. */
  over?: string;
}

const colours = ["5b67c4", "3d7f68", "a9566b", "b9803f", "3f4b78", "7d6399", "3f7f94", "a6573c"];

const stripes =
  '<path d="M43 234h178M36 250h192M33 266h198" fill="none" stroke="#fff" stroke-width="6" stroke-opacity=".75"/>';
const scarf = (colour: string) =>
  `<path d="M92 196q40 26 80 0l8 20q-20 14-36 17l8 47h-26l-6-47q-18-3-36-17z" fill="${colour}"/><path d="M104 218q28 12 56 0" fill="none" stroke="#000" stroke-opacity=".14" stroke-width="4"/>`;

/** What one wears where the drawing is set. */
export function clothesFor(scene: SceneName, random: Random): Clothes {
  const colour = random.pick(colours);
  const outside = ["forest", "mountains", "bicycle", "dog", "houses"].includes(scene);
  if (scene === "sea") return { kind: "shirtCrewNeck", colour: "3f4b78", over: stripes };
  if (outside && random.chance(0.6))
    return { kind: "shirtCrewNeck", colour, over: scarf(random.pick(["#ffc83d", "#e8788a", "#cfd5fb", "#6fb48d"])) };
  if (scene === "theatre" || scene === "music")
    return { kind: random.pick(["blazerAndShirt", "blazerAndSweater"]), colour };
  return { kind: random.pick(kinds), colour };
}
