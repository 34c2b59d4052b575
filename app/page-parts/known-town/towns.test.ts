import { expect, test } from "vitest";
import { suggestedTowns } from "./towns.ts";

const regions = [
  { name: "Utrecht", cities: ["Utrecht", "Amersfoort", "Zeist"] },
  { name: "Overijssel", cities: ["Zwolle", "Deventer"] },
];

test("a chosen region suggests its own towns", () => {
  expect(suggestedTowns(regions, "Overijssel")).toEqual(["Zwolle", "Deventer"]);
});

test("without a region towns of every region are suggested", () => {
  expect(suggestedTowns(regions, undefined)).toEqual(["Amersfoort", "Deventer", "Utrecht", "Zeist", "Zwolle"]);
});

test("a large country suggests its largest towns only", () => {
  const many = Array.from({ length: 50 }, (_, index) => ({
    name: `Region ${index}`,
    cities: [`Large ${index}`, `Middle ${index}`, `Small ${index}`],
  }));
  const towns = suggestedTowns(many, undefined);
  expect(towns).toHaveLength(120);
  expect(towns.filter((town) => town.startsWith("Large"))).toHaveLength(50);
});
