import { clothesOf } from "./clothes.ts";
import { featuresOf } from "./features.ts";
import { beards, hairBehind, hairOver } from "./hair.ts";
import type { Look } from "./look.ts";
import { filled, ink, line, type Shape } from "./shape.ts";

const shoulders = "M4 104c0-26 12-34 36-34s36 8 36 34z";
const broad = "M-9 104c0-29 17-35 49-35s49 6 49 35z";
const faces = {
  oval: "M23 40c0-15 7-22 17-22s17 7 17 22-8 26-17 26-17-11-17-26",
  round: "M23 40c0-15 7-22 17-22s17 7 17 22c4 15-5 28-17 28S19 55 23 40",
  square: "M23 40c0-15 7-22 17-22s17 7 17 22c0 8 0 13-2 17-3 7-9 10-15 10s-12-3-15-10c-2-4-2-9-2-17",
};
const ears = "M19 45a4 4 0 1 1 8 0 4 4 0 1 1-8 0M53 45a4 4 0 1 1 8 0 4 4 0 1 1-8 0";

const earrings = {
  drops: "M21 48h4v6h-4zM55 48h4v6h-4z",
  studs: "M19.8 49a1.8 1.8 0 1 1 3.6 0 1.8 1.8 0 1 1-3.6 0M56.6 49a1.8 1.8 0 1 1 3.6 0 1.8 1.8 0 1 1-3.6 0",
};

/** Light from the left, and folds: seen only where a picture is large. */
const fine = {
  folds: line("M19 89q-2 6-2 14M61 89q2 6 2 14", 1.2, 0.14),
  shade: filled(ink, "M46 19c8 3 11 11 11 21 0 15-8 26-17 26q-2 0-3-.3C48 63 53 53 52 40c-1-8-2-15-6-21", 0.05),
  gloss: line("M29 26q4-6 11-6.5", 1.5, 0.28, "#fff"),
};

/** A person, from what is furthest, 80 wide and 100 high. All that is drawn of people comes from here. */
export function shapesOf(look: Look, { large = false } = {}): Shape[] {
  const { skin, hair, behind, over, beard } = look;
  return [
    behind && filled(hair, hairBehind[behind]),
    filled(look.top, look.broad ? broad : shoulders),
    large && fine.folds,
    filled(skin, "M32 56h16v14q-8 9-16 0z"),
    filled(ink, "M32 60q8 8 16 0v4q-8 8-16 0z", 0.14),
    ...clothesOf(look),
    filled(skin, faces[look.face ?? "oval"] + ears),
    large && fine.shade,
    beard && filled(hair, beards[beard]),
    over && filled(hair, hairOver[over]),
    large && over && over !== "sides" && fine.gloss,
    ...featuresOf(look),
    look.earrings && filled("#ffc83d", earrings[look.earrings]),
  ].filter((shape) => shape !== undefined && shape !== false);
}
