import { regionsOf } from "./features/site/regions.ts";

/** Is this one of the country's regions? Several features ask, and features do not import each other. */
export function regionExists({ country, region }: { country: string; region: string }): boolean {
  return regionsOf(country).some(({ name }) => name === region);
}
