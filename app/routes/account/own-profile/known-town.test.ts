import { expect, test } from "vitest";
import { isKnownTown } from "./known-town.ts";

const regions = [
  { name: "Noord-Brabant", cities: ["Eindhoven", "’s-Hertogenbosch"] },
  { name: "Zürich", cities: ["Zürich"] },
];

test("a town is known however it is written", () => {
  for (const city of ["Eindhoven", " eindhoven ", "'s Hertogenbosch", "Zurich", "ZÜRICH"])
    expect(isKnownTown(city, regions), city).toBe(true);
});

test("any other is not known", () => {
  for (const city of ["Qwertydam", "Eindhove", "Noord-Brabant"]) expect(isKnownTown(city, regions), city).toBe(false);
});
