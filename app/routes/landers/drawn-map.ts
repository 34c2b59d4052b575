import type { CountedRegion } from "../../contract/site.ts";

/** A country as its towns draw it, in units of which it is `WIDTH` wide. */
export interface DrawnMap {
  height: number;
  /** A point a town, as the path of an SVG: drawn broadly they are the land. */
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
  const latitudes = all.map(([latitude]) => latitude);
  const [north, south] = [Math.max(...latitudes), Math.min(...latitudes)];
  const wide = Math.cos((((north + south) / 2) * Math.PI) / 180);
  const longitudes = all.map(([, longitude]) => longitude * wide);
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
  const scale = (WIDTH - 2 * EDGE) / Math.max(east - west, north - south, 0.1);
  const x = (longitude: number) => Math.round(WIDTH / 2 + (longitude * wide - (west + east) / 2) * scale);
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
    land: [...new Set(all.map(([latitude, longitude]) => `M${x(longitude)} ${y(latitude)}h0`))].join(""),
    regions: told,
    circles: withRoom(told),
  };
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
