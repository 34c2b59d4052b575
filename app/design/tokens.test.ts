import { expect, test } from "vitest";
import { contrast } from "../../tests/support/contrast.ts";
import { niches } from "../domain/site/niches.ts";
import { inNiche, nicheAccents } from "./niche-accents.ts";
import { contrastPairs, dark, inComfort, light, type Palette } from "./tokens.ts";

const inEvery = ([name, { light, dark }]: [string, { light: Palette; dark: Palette }]): [string, Palette][] => [
  [`${name}: light`, light],
  [`${name}: dark`, dark],
  [`${name}: light, comfort`, inComfort(light)],
  [`${name}: dark, comfort`, inComfort(dark)],
];

const accents = Object.entries(nicheAccents);
const appearances = [
  ...inEvery(["general", { light, dark }]),
  ...accents.flatMap(([niche, accent]) => inEvery([niche, inNiche(accent)])),
];

test("contrast is computed as WCAG says", () => {
  expect(contrast("#000", "#ffffff")).toBe(21);
  expect(contrast("#777777", "#fff")).toBeCloseTo(4.48, 2);
});

test.each(appearances)("every pair of the appearance %s has enough contrast", (_, palette) => {
  const weak = contrastPairs(palette)
    .map(({ pair, text, surface, least }) => ({ pair, ratio: contrast(text, surface), least }))
    .filter(({ ratio, least }) => !(ratio >= least));
  expect(weak).toEqual([]);
});

test("every tone, every action and every text is measured", () => {
  const measured = contrastPairs(light).map(({ pair }) => pair);
  for (const tone of Object.keys(light.tone)) expect(measured).toContain(`tone.${tone}`);
  for (const text of Object.keys(light.text)) expect(measured).toContain(`text.${text} on surface.tint`);
});

test("every niche but the general one has a hue of its own", () => {
  expect(["general", ...accents.map(([niche]) => niche)].toSorted()).toEqual(Object.values(niches).toSorted());
  const hues = [light.art.petal, ...accents.map(([, { petal }]) => petal)];
  expect(new Set(hues).size).toBe(hues.length);
});
