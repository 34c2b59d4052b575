import { accept, refuse, type Result } from "../../../app/domain/result.ts";
import type { SearchContext } from "../actors/member/people/searches/search-context.ts";
import { findTown } from "../places/find-town.ts";
import { spotOfTown } from "../places/rounded-position.ts";

/** What of a search has to do with a place. */
interface Asked {
  country: string;
  countryregion?: string | undefined;
  place?: string | undefined;
}

/**
 * The square from which a search counts distances: of the place that was asked for, else of the asker's own town, if we know that. A search
 * that needs one is refused where there is none, so that nobody reads people from everywhere as neighbours.
 */
export function placeOfSearch(asked: Near, asker: SearchContext | undefined): Result<number | undefined> {
  if (!asked.place) {
    const own = asker && spotOfTown(asker);
    return own === undefined && needsPlace(asked) ? refuse("invalid_input", { fields: NEEDED }) : accept(own);
  }
  const town = findTown(asked.country, asked.place, asked.countryregion ?? asker?.region);
  if (!town) return refuse("invalid_input", { fields: { place: "place_unknown" } });
  return accept(spotOfTown(town));
}

const NEEDED = { place: "place_needed" } as const;

type Near = Asked & { distance?: unknown; sort?: unknown };

function needsPlace({ distance, sort }: Near): boolean {
  return distance !== undefined || sort === "nearest";
}

/** The search as it is done: with the asker's own town where that is counted from. */
export function withPlace<Search extends Near>(search: Search, asker: SearchContext | undefined): Search {
  const isFromHome = needsPlace(search) && search.place === undefined && asker?.country === search.country;
  return isFromHome ? { ...search, place: asker.city } : search;
}
