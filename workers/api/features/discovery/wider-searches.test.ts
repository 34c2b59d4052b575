import { expect, test } from "vitest";
import { type Bounds, widerSearches } from "./wider-searches.ts";

const by = (search: Bounds) => widerSearches(search).map((wider) => wider.by);

test("a region widens to its neighbours, then to the country, then the ages by five years", () => {
  const [beside, country, ages, ...others] = widerSearches<Bounds>({
    country: "FI",
    countryregion: "Lappi",
    min_age: 60,
    max_age: 70,
  });
  expect(beside?.by).toBe("neighbours");
  expect(beside?.search.countryregion).toBe(undefined);
  expect(beside?.search.seeking_regions?.[0]).toBe("Lappi");
  expect(beside?.search.seeking_regions?.length).toBeGreaterThan(1);
  expect(country).toMatchObject({ by: "country", search: { seeking_regions: undefined, min_age: 60, max_age: 70 } });
  expect(ages).toMatchObject({ by: "ages", search: { seeking_regions: undefined, min_age: 55, max_age: 75 } });
  expect(others).toEqual([]);
});

test("what is as wide as can be is not widened", () => {
  expect(by({ country: "NL" })).toEqual([]);
  expect(by({ country: "NL", min_age: 18, max_age: 120 })).toEqual([]);
  expect(by({ country: "NL", seeking_regions: ["Utrecht"] })).toEqual(["neighbours", "country"]);
  expect(widerSearches({ country: "NL", min_age: 20, max_age: 118 })[0]?.search).toMatchObject({
    min_age: 18,
    max_age: 120,
  });
});

test("a distance becomes wider first, then the country comes without it", () => {
  const wider = widerSearches<Bounds>({ country: "NL", distance: 25, min_age: 60, max_age: 70 });
  expect(wider.map((one) => [one.by, one.search.distance])).toEqual([
    ["distance", 50],
    ["distance", 100],
    ["country", undefined],
    ["ages", undefined],
  ]);
  expect(by({ country: "NL", countryregion: "Utrecht", distance: 100 })).toEqual(["neighbours", "country"]);
});
