import { listRegions } from "../../contract/site.ts";
import { apiOf, type Context } from "../../request/context.server.ts";
import { type Doubt, doubtAbout, placeName } from "./known-town.ts";

interface TypedPlace {
  country: string;
  region: string;
  city: string;
  /** The place of this name is not asked about (`KnownPlaceField`). */
  known: string;
}

/** What is to be asked about a place that a form sent, once. */
export async function doubtAboutPlace(place: TypedPlace, context: Context): Promise<Doubt | undefined> {
  if (placeName(place) === place.known) return undefined;
  const { regions } = await apiOf(context).callOrThrow(listRegions, { country: place.country });
  return doubtAbout(place, regions);
}
