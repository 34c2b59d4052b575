import type { Region } from "../../../app/contract/site.ts";
import places from "./places.json" with { type: "json" };

/** `[name, latitude, longitude]` in degrees with two decimals, largest town first. */
type Town = [name: string, latitude: number, longitude: number];
type Regions = Record<string, Town[]>;

const byCountry = places as unknown as Record<string, Regions>;

/** Degrees. */
export interface Position {
  latitude: number;
  longitude: number;
}

/** One of the towns that we know, and where it lies. */
export interface KnownTown {
  country: string;
  region: string;
  city: string;
  position: Position;
}

let known: readonly KnownTown[] | undefined;

/** Every town that we know; made when it is first asked for. */
export function towns(): readonly KnownTown[] {
  return (known ??= Object.entries(byCountry).flatMap(([country, regions]) =>
    Object.entries(regions).flatMap(([region, all]) =>
      all.map(([city, latitude, longitude]) => ({ country, region, city, position: { latitude, longitude } })),
    ),
  ));
}

/** A country's regions by name; none for a country that we do not serve. */
export function regionsOf(country: string): Region[] {
  const regions = Object.hasOwn(byCountry, country) ? byCountry[country] : undefined;
  return Object.entries(regions ?? {}).map(([name, all]) => ({ name, cities: all.map(([town]) => town) }));
}

/** Where the larger towns of each of a country's regions lie; none for a country that we do not serve. */
export function townsByRegion(country: string): { name: string; towns: Position[] }[] {
  const regions = Object.hasOwn(byCountry, country) ? byCountry[country] : undefined;
  return Object.entries(regions ?? {}).map(([name, all]) => ({
    name,
    towns: all.map(([, latitude, longitude]) => ({ latitude, longitude })),
  }));
}

/** Is this one of the country's regions? */
export function regionExists({ country, region }: { country: string; region: string }): boolean {
  return regionsOf(country).some(({ name }) => name === region);
}
