import { expect, test } from "vitest";
import { drawnMap } from "./drawn-map.ts";

test("north is up, east is right, and a circle stands amid the towns of its region", () => {
  const map = drawnMap([
    {
      name: "South",
      members: 40,
      towns: [
        [50, 4],
        [50, 6],
      ],
    },
    { name: "North", members: 10, towns: [[53, 5]] },
    { name: "Empty", members: 0, towns: [[51, 5]] },
  ]);
  const [south, north] = map?.regions ?? [];
  expect(map?.regions.map(({ name }) => name)).toEqual(["South", "North"]);
  expect(north?.y).toBeLessThan(south?.y ?? 0);
  expect(north?.x).toBe(south?.x);
  expect(south?.radius).toBeGreaterThan(north?.radius ?? Infinity);
  expect(map?.towns.match(/M/g)).toHaveLength(4);
});

test("without towns there is no map", () => {
  expect(drawnMap([])).toBeUndefined();
});
