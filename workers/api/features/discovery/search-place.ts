import { accept, refuse, type Result } from "../../../../app/domain/result.ts";
import type { SearchContext } from "../../actors/member/people/search-context.ts";
import { findTown } from "../../places/find-town.ts";
import { spotOfTown } from "../../places/rounded-position.ts";

/** What of a search has to do with a place. */
interface Asked {
  country: string;
  countryregion?: string | undefined;
  place?: string | undefined;
}

/** The square from which a search counts distances: of the place that was asked for, else of the asker's own town, if we know that. */
export function placeOfSearch(asked: Asked, asker: SearchContext | undefined): Result<number | undefined> {
  if (!asked.place) return accept(asker && spotOfTown(asker));
  const town = findTown(asked.country, asked.place, asked.countryregion ?? asker?.region);
  if (!town) return refuse("invalid_input", { fields: { place: "place_unknown" } });
  return accept(spotOfTown(town));
}

type Near = Asked & { distance?: unknown; sort?: unknown };

/** The search as it is done: with the asker's own town where that is counted from, and without what needs a place where none is known. */
export function withPlace<Search extends Near>(
  search: Search,
  asker: SearchContext | undefined,
  spot: number | undefined,
): Search {
  const { distance, sort, place, country } = search;
  if (distance === undefined && sort !== "nearest") return search;
  if (spot === undefined) return { ...search, distance: undefined, sort: sort === "nearest" ? undefined : sort };
  return place === undefined && asker?.country === country ? { ...search, place: asker.city } : search;
}
