import type { Gender } from "../../../contract/scalars.ts";

/** A search as its address says it; what is missing is the member's own preference. Spec §3, search store. */
export interface SearchQuery {
  gender?: Gender;
  country?: string;
  countryregion?: string;
  min_age?: number;
  max_age?: number;
}

/** Only what is known: also the names of empty fields would travel with the page. */
export function withoutGaps(query: SearchQuery): SearchQuery {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));
}

/** The address of a search, without empty parts; `page` from 1. */
export function searchHref(query: SearchQuery, page = 1): string {
  const known = Object.entries({ ...withoutGaps(query), ...(page > 1 && { page }) });
  if (known.length === 0) return "/members";
  return `/members?${new URLSearchParams(known.map(([name, value]) => [name, String(value)])).toString()}`;
}
