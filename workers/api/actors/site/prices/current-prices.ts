import type { DatedPrices } from "../../../../../app/domain/prices/price-list.ts";
import { clock } from "../../../clock.ts";
import type { Remote } from "../../remote.ts";
import { type PriceList, priceListIn } from "./prices.ts";
import { settingsOf } from "../settings/settings.ts";
import type { Site } from "../site.ts";

/** Milliseconds; less than `PRICES_LEAD`, so that everybody has heard of a list before it counts. */
const LIFETIME = 20_000;
const cache = new Map<string, { at: number; lists: DatedPrices[] }>();

interface Asker {
  actors: { site(): Pick<Remote<Site>, "prices" | "settings"> };
  site: string;
}

/** What a country's members pay at this moment. */
export async function pricesIn(call: Asker, country: string): Promise<PriceList> {
  return (await currentPricesOf(call))(country);
}

/** As `pricesIn`, of several countries at the same moment. */
export async function currentPricesOf(call: Asker): Promise<(country: string) => PriceList> {
  const [lists, { message_credits }] = await Promise.all([listsOf(call), settingsOf(call)]);
  const now = clock.now();
  return (country) => priceListIn({ lists, country, now, message_credits });
}

/** As in `settingsOf`, only answers are kept. */
async function listsOf({ actors, site }: Asker): Promise<DatedPrices[]> {
  const known = cache.get(site);
  const age = known ? clock.now() - known.at : Infinity;
  if (known && age >= 0 && age < LIFETIME) return known.lists;
  const at = clock.now();
  const lists = (await actors.site().prices.current()) as DatedPrices[];
  cache.set(site, { at, lists });
  return lists;
}
