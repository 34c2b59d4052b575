import type { countRegions } from "../../../../app/contract/site.ts";
import { accept } from "../../../../app/domain/result.ts";
import { settingsOf } from "../../actors/site/settings/settings.ts";
import type { Answer, Given } from "../../http/http.ts";
import { townsByRegion } from "../../places/regions.ts";

/** Numbers go up by so many people: one more or less is not seen, and a region with fewer shows none. */
const STEP = 10;

/** The map of members of a country that the site serves; other names are not looked up, so that they make no directories. */
export async function countedRegions(call: Given<typeof countRegions>): Answer<typeof countRegions> {
  const { actors, query } = call;
  const { countries } = await settingsOf(call);
  const regions = countries.includes(query.country) ? townsByRegion(query.country) : [];
  if (regions.length === 0) return accept({ regions: [] });
  const counts = await actors.directory(query.country).countRegions(regions.map(({ name }) => name));
  return accept({
    regions: regions.map(({ name, towns }, at) => ({
      name,
      members: Math.floor((counts[at] ?? 0) / STEP) * STEP,
      towns: towns.map(({ latitude, longitude }): [number, number] => [latitude, longitude]),
    })),
  });
}
