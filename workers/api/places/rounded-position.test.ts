import { expect, test } from "vitest";
import { towns } from "./regions.ts";
import { rounded, roundedPosition, spotOfTown } from "./rounded-position.ts";
import { kmBetweenSpots } from "./spot.ts";

test("a position is rounded to five kilometres, everywhere", () => {
  for (const { city, position } of towns()) {
    const { latitude, longitude } = rounded(position);
    const north = Math.abs(latitude - position.latitude) * 111.2;
    const east = Math.abs(longitude - position.longitude) * 111.2 * Math.cos((latitude * Math.PI) / 180);
    expect(Math.max(north, east), city).toBeLessThan(2.6);
    // Some four kilometres of places become one: none is told exactly.
    expect(rounded({ latitude, longitude }), city).toEqual({ latitude, longitude });
  }
});

test("a town of ours has a position, and any other has none", () => {
  expect(roundedPosition({ country: "NL", region: "Utrecht", city: "Utrecht" })).toEqual({
    latitude: 52.11,
    longitude: 5.129,
  });
  expect(roundedPosition({ country: "NL", region: "Utrecht", city: "Qwertydam" })).toBeUndefined();
});

test("of several towns with one name the one in the region is meant", () => {
  const [london = 0, richmond = 0] = ["London", "Richmond"].map((city) =>
    spotOfTown({ country: "GB", region: "London", city }),
  );
  expect(kmBetweenSpots(london, richmond)).toBeLessThan(25);
});
