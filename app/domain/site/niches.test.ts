import { expect, test } from "vitest";
import { firstNiche, nicheOf, niches } from "./niches.ts";

test("a site called after a niche begins as one, and its number says so again", () => {
  for (const [number, name] of Object.entries(niches)) {
    expect(firstNiche(name), name).toBe(Number(number));
    expect(nicheOf({ niche: Number(number) })).toBe(name);
  }
});

test("any other site, and any other number, is about nothing in particular", () => {
  for (const id of ["periwinkle", "toString", ""]) expect(firstNiche(id), id).toBe(1);
  for (const niche of [0, 8, 1.5, -1, Number.NaN]) expect(nicheOf({ niche }), String(niche)).toBe("general");
});
