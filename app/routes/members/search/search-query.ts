import { MAX_AGE, MIN_AGE } from "../../../domain/account/age.ts";
import type { profileValues } from "../../../contract/people/profile-values.ts";
import type { SearchDistance, SearchSort } from "../../../contract/people/search-values.ts";
import type { Gender } from "../../../contract/scalars.ts";

/** A search as its address says it; what is missing is the member's own preference. Spec §3, search store. */
export interface SearchQuery {
  gender?: Gender;
  country?: string;
  countryregion?: string;
  min_age?: number;
  max_age?: number;
  active?: "now" | "week";
  photo?: "yes";
  shared?: "yes";
  new?: "yes";
  no_fictional?: "yes";
  place?: string;
  distance?: SearchDistance;
  relationship_status?: (typeof profileValues.relationship_status)[number];
  reason?: (typeof profileValues.reason)[number];
  text?: string;
  sort?: SearchSort;
}

/** Filters that are one box to tick. */
export const TICKED = ["photo", "shared", "new", "no_fictional"] as const;

/** As it was done: with the member's own wishes where the address says nothing. */
export interface DoneSearch extends SearchQuery {
  seeking_regions?: string[];
}

/** Only what is known: also the names of empty fields would travel with the page. */
export function withoutGaps<Data extends object>(data: Data): Data {
  return Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined)) as Data;
}

/** Every age: the address says so, as it would mean the member's own wishes otherwise. */
export const ALL_AGES = { min_age: MIN_AGE, max_age: MAX_AGE };

/** Ages that the form sent empty are all of them. `asked`: the address. */
export function withEmptiedAges(query: SearchQuery, asked: URLSearchParams): SearchQuery {
  const emptied = [asked.get("min_age"), asked.get("max_age")].every((age) => age?.trim() === "");
  return emptied ? { ...query, ...ALL_AGES } : query;
}

/** The address of a search, without empty parts; `page` from 1. */
export function searchHref(query: SearchQuery, page = 1): string {
  const known = Object.entries({ ...withoutGaps(query), ...(page > 1 && { page }) });
  if (known.length === 0) return "/members";
  return `/members?${new URLSearchParams(known.map(([name, value]) => [name, String(value)])).toString()}`;
}
