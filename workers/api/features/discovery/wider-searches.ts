import type { widenings } from "../../../../app/contract/people/discovery.ts";
import { searchDistances, type SearchDistance } from "../../../../app/contract/people/search-values.ts";
import { MAX_AGE, MIN_AGE } from "../../../../app/domain/account/age.ts";
import { neighbouringRegions } from "../../places/neighbouring-regions.ts";

export type Widening = (typeof widenings)[number];

/** What of a search is widened. */
export interface Bounds {
  country: string;
  countryregion?: string | undefined;
  seeking_regions?: readonly string[] | undefined;
  distance?: SearchDistance | undefined;
  min_age?: number | undefined;
  max_age?: number | undefined;
}

/** Years that are added on both sides. */
const MORE_YEARS = 5;

/** A search within its own country, each time wider: by the distance, neighbouring regions, the whole country, ages (spec §3, similar results). */
export function widerSearches<Search extends Bounds>(search: Search): { by: Widening; search: Search }[] {
  const { country, countryregion, seeking_regions, distance, min_age, max_age } = search;
  const wider: { by: Widening; search: Search }[] = [];
  const regions = countryregion ? [countryregion] : (seeking_regions ?? []);
  const everywhere = { ...search, countryregion: undefined, seeking_regions: undefined, distance: undefined };
  for (const further of searchDistances)
    if (distance !== undefined && further > distance)
      wider.push({ by: "distance", search: { ...search, distance: further } });
  if (regions.length > 0) {
    const beside = regions.flatMap((region) => neighbouringRegions({ country, region }));
    wider.push({ by: "neighbours", search: { ...everywhere, seeking_regions: [...new Set([...regions, ...beside])] } });
  }
  if (regions.length > 0 || distance !== undefined) wider.push({ by: "country", search: everywhere });
  const ages = {
    min_age: Math.max(MIN_AGE, (min_age ?? MIN_AGE) - MORE_YEARS),
    max_age: Math.min(MAX_AGE, (max_age ?? MAX_AGE) + MORE_YEARS),
  };
  if (ages.min_age !== (min_age ?? MIN_AGE) || ages.max_age !== (max_age ?? MAX_AGE)) {
    wider.push({ by: "ages", search: { ...everywhere, ...ages } });
  }
  return wider;
}
