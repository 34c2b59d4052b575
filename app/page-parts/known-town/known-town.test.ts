import { expect, test } from "vitest";
import { doubtAbout } from "./known-town.ts";

const regions = [
  { name: "Noord-Brabant", cities: ["Eindhoven", "’s-Hertogenbosch"] },
  { name: "Zürich", cities: ["Zürich"] },
  { name: "Utrecht", cities: ["Utrecht", "Amersfoort"] },
];
const doubt = (city: string, region = "Noord-Brabant") => doubtAbout({ region, city }, regions);

test("a town of its region is known however it is written", () => {
  for (const city of ["Eindhoven", " eindhoven ", "'s Hertogenbosch"]) expect(doubt(city), city).toBeUndefined();
  for (const city of ["Zurich", "ZÜRICH"]) expect(doubt(city, "Zürich"), city).toBeUndefined();
});

test("a town of another region is asked about, with that region", () => {
  expect(doubt("amersfoort")).toEqual({
    problem: "city_elsewhere",
    meant: { region: "Utrecht", city: "Amersfoort" },
  });
});

test("a slip of the pen is asked about, with the town that may be meant", () => {
  for (const city of ["Amersfort", "Amersfooort", "Amersfoord", "Amresfoort", "Aamersfoort"])
    expect(doubt(city, "Utrecht"), city).toEqual({
      problem: "city_unknown",
      meant: { region: "Utrecht", city: "Amersfoort" },
    });
});

test("any other town is only asked about", () => {
  for (const city of ["Qwertydam", "Noord-Brabant", "Zi", "Utrechts dorp"])
    expect(doubt(city), city).toEqual({ problem: "city_unknown" });
});
