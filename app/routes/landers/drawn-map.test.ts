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

/** Towns in a square, each a degree from the next, from this corner on. */
const square = (size: number, [south, west]: [number, number]): [number, number][] =>
  Array.from({ length: size * size }, (_, at) => [south + Math.floor(at / size), west + (at % size)]);

test("the land is one outline around the towns, with no hole in it, and an island is another", () => {
  const around = square(9, [0, 0]).filter(([y, x]) => y % 8 < 2 || y === 7 || x % 8 < 2 || x === 7);
  for (const towns of [square(9, [0, 0]), around]) {
    const land = drawnMap([{ name: "Plain", members: 0, towns }])?.land;
    expect(land?.match(/M/g)).toHaveLength(1);
    expect(land).toMatch(/Z$/);
  }
  const withIsland = [...square(9, [0, 0]), ...square(2, [0, 12])];
  expect(drawnMap([{ name: "Coast", members: 0, towns: withIsland }])?.land.match(/M/g)).toHaveLength(2);
});

test("a country on both sides of the date line is drawn as one", () => {
  const map = drawnMap([
    { name: "Main", members: 20, towns: square(4, [-44, 170]) },
    { name: "Isles", members: 10, towns: [[-44, -176]] },
  ]);
  const [main, isles] = map?.regions ?? [];
  expect(isles?.x).toBeGreaterThan(main?.x ?? WIDTH);
  expect(map?.land).toContain("Z");
});
