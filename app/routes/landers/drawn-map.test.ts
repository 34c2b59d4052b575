import { expect, test } from "vitest";
import { drawnMap, WIDTH } from "./drawn-map.ts";

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
  expect(map?.land.match(/M/g)).toHaveLength(4);
});

test("without towns there is no map", () => {
  expect(drawnMap([])).toBeUndefined();
});

test("no circle lies on another: the larger region has its own, and each has room for its number", () => {
  const map = drawnMap([
    { name: "City", members: 1230, towns: [[52, 5]] },
    { name: "Around it", members: 40, towns: [[52.01, 5.01]] },
    {
      name: "Far away",
      members: 20,
      towns: [
        [50, 3],
        [50, 3.4],
      ],
    },
  ]);
  expect(map?.regions.map(({ name }) => name)).toEqual(["City", "Around it", "Far away"]);
  expect(map?.circles.map(({ name }) => name)).toEqual(["City", "Far away"]);
  expect(map?.circles[0]?.radius).toBeGreaterThanOrEqual("1,230+".length * 4.5);
});

test("a narrow country stands in the middle of its map", () => {
  const map = drawnMap([
    {
      name: "Valley",
      members: 10,
      towns: [
        [45, 7],
        [49, 7],
      ],
    },
  ]);
  expect(map?.circles.map(({ x }) => x)).toEqual([WIDTH / 2]);
});
