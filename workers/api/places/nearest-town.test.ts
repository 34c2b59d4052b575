import { expect, test } from "vitest";
import { nearestTown } from "./nearest-town.ts";

test("a position in or near a town is that town", () => {
  expect(nearestTown({ latitude: 52.09, longitude: 5.12 })).toEqual({
    country: "NL",
    region: "Utrecht",
    city: "Utrecht",
  });
  // De Bilt is no town of ours.
  expect(nearestTown({ latitude: 52.11, longitude: 5.18 })).toMatchObject({ country: "NL", region: "Utrecht" });
  expect(nearestTown({ latitude: 48.13, longitude: 11.57 })).toMatchObject({ country: "DE", city: "München" });
});

test("where no town is near there is no place", () => {
  expect(nearestTown({ latitude: 56, longitude: 3 }), "in the North Sea").toBe(false);
  expect(nearestTown({ latitude: 0, longitude: 0 })).toBe(false);
  expect(nearestTown({ latitude: 90, longitude: 180 })).toBe(false);
});
