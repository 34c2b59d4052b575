import type { Context } from "../../request/context.server.ts";
import { regionsOf } from "../../request/site/kept-lists.server.ts";
import { type Doubt, doubtAbout, placeName } from "./known-town.ts";

/** A place as a form sent it. */
export interface TypedPlace {
  country: string;
  region: string;
  city: string;
  /** The place of this name is not asked about (`KnownPlaceField`). */
  known: string;
}

/** What is to be asked about a place that a form sent, once; nothing where we know no towns of the country. */
export async function doubtAboutPlace(place: TypedPlace, context: Context): Promise<Doubt | undefined> {
  if (placeName(place) === place.known) return undefined;
  const regions = await regionsOf(place.country, context);
  return regions.length > 0 ? doubtAbout(place, regions) : undefined;
}
