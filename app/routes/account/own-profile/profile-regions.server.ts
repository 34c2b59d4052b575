import type { OwnProfile } from "../../../contract/people/own-profile.ts";
import type { Region } from "../../../contract/site.ts";
import { type Context, visitorOf } from "../../../request/context.server.ts";
import { regionsOf } from "../../../request/site/kept-lists.server.ts";
import { profileFor } from "./asked-cards.server.ts";
import type { ProfileCard } from "./cards.ts";

interface ProfileWithRegions {
  profile: OwnProfile;
  country: string;
  /** Of the country. */
  regions: Region[];
}

/**
 * The own profile with the regions of `asked`, else of the member's own country. They are asked for at once, of the
 * country where the member seems to be: mostly that is one round trip (measures P11).
 */
export async function profileWithRegions(
  card: ProfileCard,
  context: Context,
  asked?: string,
): Promise<ProfileWithRegions> {
  const near = asked ?? visitorOf(context).country;
  const [profile, regions] = await Promise.all([profileFor(card, context), regionsOf(near, context)]);
  const country = asked ?? profile.country ?? near;
  return { profile, country, regions: country === near ? regions : await regionsOf(country, context) };
}
