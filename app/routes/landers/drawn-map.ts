import type { CountedRegion } from "../../contract/site.ts";

/** A country as its towns draw it, in units of which it is `WIDTH` wide. */
export interface DrawnMap {
  height: number;
  /** One dot a town, as the path of an SVG. */
  towns: string;
  /** Largest first; only regions with members to tell of. */
  regions: { name: string; members: number; x: number; y: number; radius: number }[];
}

export const WIDTH = 320;
/** Of the drawing, so that no circle is cut off. */
const EDGE = 20;
const [SMALLEST, LARGEST] = [7, 22];

/** The map of these regions; undefined where no town is known. East is right and north is up, with degrees as long as in the middle. */
export function drawnMap(regions: readonly CountedRegion[]): DrawnMap | undefined {
  const all = regions.flatMap(({ towns }) => towns);
  if (all.length === 0) return undefined;
  const latitudes = all.map(([latitude]) => latitude);
  const [north, south] = [Math.max(...latitudes), Math.min(...latitudes)];
  const wide = Math.cos((((north + south) / 2) * Math.PI) / 180);
  const longitudes = all.map(([, longitude]) => longitude * wide);
  const west = Math.min(...longitudes);
  const scale = (WIDTH - 2 * EDGE) / Math.max(Math.max(...longitudes) - west, north - south, 0.1);
  const x = (longitude: number) => Math.round(EDGE + (longitude * wide - west) * scale);
  const y = (latitude: number) => Math.round(EDGE + (north - latitude) * scale);
  const most = Math.max(...regions.map(({ members }) => members));
  return {
    height: y(south) + EDGE,
    towns: [...new Set(all.map(([latitude, longitude]) => `M${x(longitude)} ${y(latitude)}h0`))].join(""),
    regions: regions
      .filter(({ members }) => members > 0)
      .toSorted((one, other) => other.members - one.members)
      .map(({ name, members, towns }) => ({
        name,
        members,
        x: x(mean(towns.map(([, longitude]) => longitude))),
        y: y(mean(towns.map(([latitude]) => latitude))),
        radius: Math.round(SMALLEST + (LARGEST - SMALLEST) * Math.sqrt(members / most)),
      })),
  };
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);
}
