import { expect, test } from "vitest";
import { contrastPairs, dark, inComfort, light } from "./tokens.ts";

/** WCAG 2.2 relative luminance of `#rgb` or `#rrggbb`. */
function luminance(colour: string): number {
  const hex = colour.length === 4 ? colour.replace(/[0-9a-f]/gi, "$&$&") : colour;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const appearances = { light, dark, "light, comfort": inComfort(light), "dark, comfort": inComfort(dark) };

test("contrast is computed as WCAG says", () => {
  expect(contrast("#000", "#ffffff")).toBe(21);
  expect(contrast("#777777", "#fff")).toBeCloseTo(4.48, 2);
});

test.each(Object.entries(appearances))("every pair of the appearance %s has enough contrast", (_, palette) => {
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
