import fc from "fast-check";
import { expect, test } from "vitest";
import { kmBetween } from "./distance.ts";
import { towns } from "./regions.ts";
import { kmBetweenSpots, positionIn, spotAt } from "./spot.ts";

test("a square's middle is less than four kilometres from all that is in it, and in the same square", () => {
  const anywhere = fc.record({
    latitude: fc.double({ min: -84, max: 84, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  });
  fc.assert(
    fc.property(anywhere, (position) => {
      const spot = spotAt(position);
      expect(spot).toBeGreaterThan(0);
      expect(spot).toBeLessThan(2 ** 32);
      expect(kmBetween(position, positionIn(spot))).toBeLessThan(4);
      expect(spotAt(positionIn(spot))).toBe(spot);
    }),
    { numRuns: 2_000, seed: 5 },
  );
});

test("people of one town are no kilometres apart, and towns about as many as on a map", () => {
  const spot = (city: string) =>
    spotAt(towns().find((town) => town.city === city)?.position ?? { latitude: 0, longitude: 0 });
  expect(kmBetweenSpots(spot("Utrecht"), spot("Utrecht"))).toBe(0);
  const km = kmBetweenSpots(spot("Utrecht"), spot("Groningen"));
  expect(Math.abs(km - 165)).toBeLessThan(10);
  expect(kmBetweenSpots(spot("Groningen"), spot("Utrecht"))).toBe(km);
});
