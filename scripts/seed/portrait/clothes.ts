import type { Look } from "../../../app/ui/portrait/look.ts";
import type { Random } from "../random.ts";
import type { SceneName } from "./scene.ts";

type Clothes = Pick<Look, "top" | "clothing" | "accent">;

const colours = [
  "#5562d6",
  "#2f6f57",
  "#c2566b",
  "#474b73",
  "#8a4f9e",
  "#2f6f8f",
  "#a8432f",
  "#3f8f7a",
  "#8b95ee",
  "#b9803f",
];
const light = ["#fff", "#fff", "#f6cdd2", "#ffe3a1", "#cfd5fb", "#cde8d8"];
const scarves = ["#ffc83d", "#e8788a", "#cfd5fb", "#6fb48d", "#fff"];

const kinds = {
  female: ["chain", "chain", "cardigan", "cardigan", "vneck", "turtle", "round"],
  male: ["shirt", "shirt", "polo", "cardigan", "turtle", "round", "vneck"],
} satisfies Record<string, NonNullable<Look["clothing"]>[]>;

const outside = new Set<SceneName>(["forest", "mountains", "bicycle", "dog", "houses"]);

/** What one wears where the drawing is set. */
export function clothesFor(scene: SceneName, gender: "female" | "male", random: Random): Clothes {
  const top = random.pick(colours);
  if (scene === "sea" && random.chance(0.7)) return { top: "#474b73", clothing: "stripes" };
  if (outside.has(scene) && random.chance(0.5)) return { top, clothing: "scarf", accent: random.pick(scarves) };
  if (scene === "theatre" || scene === "music") return { top, clothing: "blazer", accent: random.pick(light) };
  const clothing = random.pick<NonNullable<Look["clothing"]>>(kinds[gender]);
  return { top, clothing, accent: clothing === "chain" ? undefined : random.pick(light) };
}
