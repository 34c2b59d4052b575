import { useState } from "react";
import { getRegions } from "../../../live/calls/member-api.ts";
import { JOINT, type SearchPageData } from "./search-page-data.ts";

/**
 * The regions to choose from: those of an open page, or asked for when the panel is opened. Until they are there (or
 * without a connection, or a script) the chosen one stays, and a button beside the list opens the page that has them.
 */
export function useRegions({ regions, search: { country = "", countryregion } }: SearchPageData) {
  const [asked, setAsked] = useState<Record<string, string[]>>({});
  async function ask() {
    if (regions !== undefined || asked[country]) return;
    const answer = await getRegions(country);
    if (answer.ok) setAsked((earlier) => ({ ...earlier, [country]: answer.value.regions.map(({ name }) => name) }));
  }
  const listed = regions === undefined ? asked[country] : regions.split(JOINT).filter(Boolean);
  return { regions: listed ?? (countryregion ? [countryregion] : []), missing: regions === "", ask };
}
