import { expect, test } from "vitest";
import { towns } from "./regions.ts";
import { rounded, roundedPosition } from "./rounded-position.ts";

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
