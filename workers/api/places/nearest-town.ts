import type { GeocodedPlace } from "../../../app/contract/site.ts";
import { KM_PER_DEGREE, kmBetween } from "./distance.ts";
import { towns, type KnownTown, type Position } from "./regions.ts";

/** In kilometres: further away than this, a town says nothing of where somebody is. */
const MOST_KM = 75;

/** The nearest of our towns, or false when there is none near. It reads all of them: about three thousand. */
export function nearestTown(here: Position): GeocodedPlace | false {
  let nearest: KnownTown | undefined;
  let least = MOST_KM;
  for (const town of towns()) {
    // Most are too far north or south, and the cosine is what costs.
    if (Math.abs(here.latitude - town.position.latitude) * KM_PER_DEGREE > least) continue;
    const distance = kmBetween(here, town.position);
    if (distance > least) continue;
    [nearest, least] = [town, distance];
  }
  return nearest ? { country: nearest.country, region: nearest.region, city: nearest.city } : false;
}
