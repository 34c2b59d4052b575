import type { Region } from "../../contract/site.ts";
import { isOneSlipAway } from "../../domain/account/one-slip.ts";

/** A town of those that we know, in its region. */
export interface KnownPlace {
  region: string;
  city: string;
}

/** One line for a region and a town. */
export function placeName({ region, city }: KnownPlace): string {
  return `${region.trim()}/${city.trim()}`;
}

/** What is to be asked about a place before it is kept: the town is not known, or only elsewhere; and what may be meant. */
export interface Doubt {
  problem: "city_unknown" | "city_elsewhere";
  meant?: KnownPlace;
}

/** None for a town that we know in its region, however it is written. `regions`: of the country. */
export function doubtAbout({ region, city }: KnownPlace, regions: readonly Region[]): Doubt | undefined {
  const towns = regions.flatMap(({ name, cities }) => cities.map((town) => ({ region: name, city: town })));
  const typed = plain(city);
  const named = towns.filter((town) => plain(town.city) === typed);
  if (named.some((town) => town.region === region)) return undefined;
  if (named[0]) return { problem: "city_elsewhere", meant: named[0] };
  const ofRegion = towns.filter((town) => town.region === region);
  const meant = [...ofRegion, ...towns].find((town) => typed.length >= 4 && isOneSlipAway(typed, plain(town.city)));
  return { problem: "city_unknown", ...(meant && { meant }) };
}

/** Letters and digits only: "'s-Hertogenbosch" is "s Hertogenbosch". */
function plain(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");
}
