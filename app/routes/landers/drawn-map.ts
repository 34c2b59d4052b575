import Delaunator from "delaunator";
import type { CountedRegion } from "../../contract/site.ts";

/** A country as its towns draw it, in units of which it is `WIDTH` wide. */
export interface DrawnMap {
  height: number;
  /** The coasts and borders around the towns, as the path of an SVG; a town far from all others is a point, drawn broadly. */
  land: string;
  /** Largest first; only regions with members to tell of. */
  regions: DrawnRegion[];
  /** Those that have room for their circle, with a number in it, beside the larger ones. */
  circles: DrawnRegion[];
}

interface DrawnRegion {
  name: string;
  members: number;
  x: number;
  y: number;
  radius: number;
}

export const WIDTH = 320;
/** Of the drawing, so that no circle is cut off. */
const EDGE = 28;
const [SMALLEST, LARGEST] = [17, 27];
/** Half of what a sign of the number in a circle takes. */
const HALF_A_SIGN = 4.5;

/** The map of these regions; undefined where no town is known. East is right and north is up, with degrees as long as in the middle. */
export function drawnMap(regions: readonly CountedRegion[]): DrawnMap | undefined {
  const all = regions.flatMap(({ towns }) => towns);
  if (all.length === 0) return undefined;
  const unbroken = eastOfDateLine(all);
  const latitudes = all.map(([latitude]) => latitude);
  const [north, south] = [Math.max(...latitudes), Math.min(...latitudes)];
  const wide = Math.cos((((north + south) / 2) * Math.PI) / 180);
  const longitudes = all.map(([, longitude]) => unbroken(longitude) * wide);
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
  const scale = (WIDTH - 2 * EDGE) / Math.max(east - west, north - south, 0.1);
  const x = (longitude: number) => Math.round(WIDTH / 2 + (unbroken(longitude) * wide - (west + east) / 2) * scale);
  const y = (latitude: number) => Math.round(EDGE + (north - latitude) * scale);
  const most = Math.max(...regions.map(({ members }) => members));
  const told = regions
    .filter(({ members }) => members > 0)
    .toSorted((one, other) => other.members - one.members)
    .map(({ name, members, towns }) => ({
      name,
      members,
      x: x(mean(towns.map(([, longitude]) => longitude))),
      y: y(mean(towns.map(([latitude]) => latitude))),
      radius: radiusOf(members, most),
    }));
  return {
    height: y(south) + EDGE,
    land: outlineOf(all.map(([latitude, longitude]) => [x(longitude), y(latitude)])),
    regions: told,
    circles: withRoom(told),
  };
}

/** Degrees that go on beyond 180 in a country on both sides of the date line. */
function eastOfDateLine(towns: readonly (readonly [number, number])[]): (longitude: number) => number {
  const degrees = towns.map(([, longitude]) => longitude);
  const isBroken = Math.max(...degrees) - Math.min(...degrees) > 180;
  return (longitude) => (isBroken && longitude < 0 ? longitude + 360 : longitude);
}

type Point = readonly [x: number, y: number];

/** Towns no further apart than this have land between them, in units of the drawing. */
const NEIGHBOURS = 53;

/**
 * What surrounds points that are neighbours (their alpha shape): the edges that belong to one triangle only, of those triangles whose
 * corners are near each other, one after the other. Islands are outlines of their own.
 */
function outlineOf(points: readonly Point[]): string {
  const towns = [...new Map(points.map((point) => [point.join(" "), point])).values()];
  const { triangles } = Delaunator.from(towns);
  const isNear = (one: number, other: number) => {
    const [[x1, y1], [x2, y2]] = [towns[one] ?? [0, 0], towns[other] ?? [0, 0]];
    return Math.hypot(x1 - x2, y1 - y2) < NEIGHBOURS;
  };
  const edges = new Set<string>();
  const inland = new Set<number>();
  for (let at = 0; at < triangles.length; at += 3) {
    const corners = [...triangles.subarray(at, at + 3)];
    const sides = corners.map((corner, index) => [corner, corners[(index + 1) % 3] ?? 0] as const);
    if (!sides.every(([from, to]) => isNear(from, to))) continue;
    for (const [from, to] of sides) {
      inland.add(from);
      // Its neighbour has it the other way round: it is no border then.
      if (!edges.delete(`${to} ${from}`)) edges.add(`${from} ${to}`);
    }
  }
  const alone = towns.filter((_, town) => !inland.has(town)).map(([x, y]) => `M${x} ${y}h0`);
  const outlines = ringsOf(edges)
    .map((ring) => ring.map((town): Point => towns[town] ?? [0, 0]))
    .filter((ring) => !isHole(ring));
  return [...outlines.map((ring) => `M${ring.map((point) => point.join(" ")).join("L")}Z`), ...alone].join("");
}

/** A gap amid the towns goes round the other way: it is land as well. */
function isHole(ring: readonly Point[]): boolean {
  const area = ring.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = ring[(at + 1) % ring.length] ?? [0, 0];
    return sum + x * nextY - nextX * y;
  }, 0);
  return area > 0;
}

/** Edges ("from to") put together to rings of towns. */
function ringsOf(edges: Set<string>): number[][] {
  const next = new Map<number, number[]>();
  for (const edge of edges) {
    const [from = 0, to = 0] = edge.split(" ").map(Number);
    next.set(from, [...(next.get(from) ?? []), to]);
  }
  const rings: number[][] = [];
  for (const start of next.keys()) {
    for (let at = next.get(start)?.pop(); at !== undefined; at = next.get(start)?.pop()) {
      const ring = [start];
      for (; at !== undefined && at !== start; at = next.get(at)?.pop()) ring.push(at);
      rings.push(ring);
    }
  }
  return rings;
}

/** By its area, and large enough for its number. */
function radiusOf(members: number, most: number): number {
  const byArea = SMALLEST + (LARGEST - SMALLEST) * Math.sqrt(members / most);
  const signs = String(members).length + (members < 1000 ? 1 : 2);
  return Math.round(Math.max(byArea, HALF_A_SIGN * signs + 5));
}

/** A number below another circle could be read as that one's. */
function withRoom(regions: readonly DrawnRegion[]): DrawnRegion[] {
  const circles: DrawnRegion[] = [];
  for (const region of regions) {
    const touches = (other: DrawnRegion) =>
      Math.hypot(other.x - region.x, other.y - region.y) < other.radius + region.radius + 2;
    if (!circles.some(touches)) circles.push(region);
  }
  return circles;
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);
}
