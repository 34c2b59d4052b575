import type { Settings } from "../contract/site.ts";
import { isAsked } from "./account/visible-profile.ts";

type Offer = Pick<Settings, "search_fields" | "visible_profile_fields" | "visible_profile_notes">;

/** Filters that look at what a site may hide from profiles. */
const LOOKS_AT = {
  relationship_status: "relationship_status",
  reason: "reason",
  shared: "interests",
  text: "about",
} as const;

/** Every filter, by its name in the contract's `searchFields`. */
export const searchFieldNames = [
  ...(["gender", "country", "countryregion", "min_age", "max_age", "place", "distance", "sort"] as const),
  ...(["active", "photo", "shared", "new", "no_fictional"] as const),
  ...(["relationship_status", "reason", "text"] as const),
] as const;
export type SearchFieldName = (typeof searchFieldNames)[number];

/** Does the site offer this filter (spec §3, search_fields)? What profiles do not show is not searched for either. */
export function offersSearch(settings: Partial<Offer>, name: SearchFieldName): boolean {
  const { search_fields: offered } = settings;
  if (offered != null && !offered.includes(name)) return false;
  return !(name in LOOKS_AT) || isAsked(settings, LOOKS_AT[name as keyof typeof LOOKS_AT]);
}

/** The same query without the filters that the site does not offer. */
export function offeredSearch<Query extends object>(query: Query, settings: Partial<Offer>): Query {
  const hidden = searchFieldNames.filter((name) => name in query && !offersSearch(settings, name));
  if (hidden.length === 0) return query;
  return Object.fromEntries(Object.entries(query).filter(([name]) => !hidden.some((one) => one === name))) as Query;
}
