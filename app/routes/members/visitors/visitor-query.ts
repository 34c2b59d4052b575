import type { Gender } from "../../../contract/scalars.ts";
import { searchHref } from "../search/search-query.ts";

/** A visitor's search as its address says it. */
export interface VisitorQuery {
  gender?: Gender;
  country?: string;
  min_age?: number;
  max_age?: number;
}

/** Of all that an address may ask, what visitors search by. */
export function visitorQuery({ gender, country, min_age, max_age }: VisitorQuery): VisitorQuery {
  return { gender, country, min_age, max_age };
}

/** The address of a visitor's search; `page` from 1. */
export function visitorSearchHref(query: VisitorQuery, page = 1): string {
  return searchHref(visitorQuery(query), page);
}
