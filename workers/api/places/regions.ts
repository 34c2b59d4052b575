import type { Region } from "../../../app/contract/site.ts";
import places from "./places.json" with { type: "json" };

/** `[name, latitude, longitude]` in hundredths of a degree, largest town first. */
type Town = [name: string, latitude: number, longitude: number];
type Regions = Record<string, Town[]>;

const byCountry = places as unknown as Record<string, Regions>;

/** A country's regions by name; none for a country that we do not serve. */
export function regionsOf(country: string): Region[] {
  const regions = Object.hasOwn(byCountry, country) ? byCountry[country] : undefined;
  return Object.entries(regions ?? {}).map(([name, towns]) => ({ name, cities: towns.map(([town]) => town) }));
}

/** Is this one of the country's regions? */
export function regionExists({ country, region }: { country: string; region: string }): boolean {
  return regionsOf(country).some(({ name }) => name === region);
}
