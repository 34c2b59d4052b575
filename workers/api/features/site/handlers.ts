import {
  countRegions,
  geocode,
  getCompanyInfo,
  getSettings,
  listInterests,
  listRegions,
  pageHidden,
  type Settings,
} from "../../../../app/contract/site.ts";
import { countries } from "../../../../app/domain/locale/languages.ts";
import { accept } from "../../../../app/domain/result.ts";
import type { PriceList } from "../../actors/site/prices/prices.ts";
import { currentPricesOf } from "../../actors/site/prices/current-prices.ts";
import { settingsOf } from "../../actors/site/settings/settings.ts";
import { handle, handleSignedIn } from "../../http/http.ts";
import { interestsOf } from "../../interests.ts";
import { countedRegions } from "./region-counts.ts";
import { nearestTown } from "../../places/nearest-town.ts";
import { regionsOf } from "../../places/regions.ts";

/** Spec §7. `forced-domain` chooses among the sites; without it they are of the host that the call came to. */
export const getSettingsHandler = handle(getSettings, async (call) => {
  const domain = call.query["forced-domain"];
  const site = domain === undefined ? call : call.sites.at(call.sites.siteAt(domain));
  // Pages are not kept here: what was published is known as soon as a web Worker asks again (decision 0237).
  const [settings, prices, pages] = await Promise.all([
    settingsOf(site),
    currentPricesOf(site),
    site.actors.site().pages.revisions(),
  ]);
  return accept({
    settings: {
      ...settings,
      domain: settings.domain ?? domain,
      minimum_message_costs: cheapestMessages(settings, prices),
      push_public_key: call.env.PUSH_PUBLIC_KEY ?? null,
      pages,
    },
  });
});

export const getCompanyInfoHandler = handle(getCompanyInfo, async ({ actors }) =>
  accept({ companyinfo: await actors.site().company() }),
);

export const listInterestsHandler = handle(listInterests, async (call) =>
  accept({ interests: interestsOf(await settingsOf(call)) }),
);

export const listRegionsHandler = handle(listRegions, async ({ query }) =>
  accept({ regions: regionsOf(query.country) }),
);

export const countRegionsHandler = handle(countRegions, countedRegions);

/** Spec §7. The position is looked at and forgotten. */
export const geocodeHandler = handle(geocode, async ({ query }) =>
  accept({ geocode: nearestTown({ latitude: query.lat, longitude: query.lon }) }),
);

/** The beacon of spec §7: this device shows the member nothing any more. */
export const pageHiddenHandler = handleSignedIn(pageHidden, async ({ actors, caller }) => {
  const told = await actors.member(caller.id).live.pageHidden(caller.token);
  return told.ok ? accept({}) : told;
});

/** Per country what the cheapest message costs at this moment (spec §3). */
function cheapestMessages(
  settings: Settings,
  pricesOf: (country: string) => PriceList,
): NonNullable<Settings["minimum_message_costs"]> {
  return Object.fromEntries(
    [...new Set([...countries, ...settings.countries])].flatMap((country) => {
      const [first, ...others] = pricesOf(country).bundles.map(({ per_message }) => per_message);
      if (!first) return [];
      const { amount, currency } = others.reduce((least, one) => (one.amount < least.amount ? one : least), first);
      return [[country, { costs: amount, currency }]];
    }),
  );
}
