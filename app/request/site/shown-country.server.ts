import { siteCountry } from "../../domain/site/site-country.ts";
import { type Context, knownCountryOf, settingsOf } from "../context.server.ts";
import { platformContext } from "../platform.server.ts";
import { companyFor } from "./company.server.ts";

/** The country of which visitors are shown prices: theirs where it is known, else the site's own. Never one guessed from a language. Decision 0260. */
export async function shownCountryOf(context: Context): Promise<string> {
  return knownCountryOf(context) ?? siteCountryOf(context);
}

/** The country where the site is at home. Decision 0260. */
export async function siteCountryOf(context: Context): Promise<string> {
  const company = await companyFor(context.get(platformContext));
  return siteCountry(settingsOf(context), company?.country);
}
