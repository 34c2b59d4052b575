import { DAY_MS } from "../../../../../app/domain/locale/day.ts";
import type { SavedSearch } from "../../../../../app/contract/people/saved-searches.ts";
import { offeredSearch } from "../../../../../app/domain/offered-search.ts";
import { filledIn } from "../../../search/filled-in-search.ts";
import { filterOf } from "../../../search/search-filter.ts";
import { placeOfSearch } from "../../../search/search-place.ts";
import type { ListedPerson } from "../people/person.ts";
import { savedSearchesOn } from "../people/searches/saved-searches.ts";
import { excludedFor, searchContext, type SearchContext } from "../people/searches/search-context.ts";
import { settingsOf } from "../../site/settings/settings.ts";
import type { Peers } from "../../peers.ts";
import { accountOf } from "../account/account.ts";
import type { MemberEngine } from "../engine/member-engine.ts";

/** How many are new in a saved search, or (without a name) in the member's usual one. */
export interface NewFits {
  name?: string;
  count: number;
  /** There are more than were counted. */
  more?: true;
  /** The search, as the query of an address. */
  query: string;
}

const WEEK = 7;
/** Who signs up confirms their address within so many days, mostly at once: before that no search finds them. */
const SETTLED = 1;
/** More than these are counted no further: `more` says that there are. */
const MOST = 100;

/**
 * Who signed up in the week that ends with the mail due then (milliseconds), by search; nobody is counted twice, neither in two mails, as
 * one week begins where the other ends, nor in two searches: the first that finds them has them. Nobody fictional ever signed up. Decision 0191.
 */
export async function newFits({ engine, due }: { engine: MemberEngine; due: number }): Promise<NewFits[]> {
  const { sql } = engine;
  const { site } = accountOf(sql);
  const actors = engine.actors();
  if (!actors) return [];
  const settings = await settingsOf({ actors, site });
  const asker = searchContext(sql);
  const until = Math.floor(due / DAY_MS) - SETTLED;
  const told = new Set<string>();
  const fits: NewFits[] = [];
  const searches = [...savedSearchesOn(sql), { name: undefined, search: {}, since: 0 }];
  for (const { name, search, since } of searches) {
    const filled = filledIn(offeredSearch({ ...search, page: 1 }, settings), asker, settings);
    const directory = actors.directory(filled.country);
    const found = await signedUp({ directory, search: filled, asker, from: Math.max(since, until - WEEK), until });
    const fresh = found.filter((id) => !told.has(id));
    for (const id of fresh) told.add(id);
    const more = found.length === MOST && { more: true as const };
    if (fresh.length > 0) fits.push({ ...(name && { name }), count: fresh.length, ...more, query: queryOf(search) });
  }
  return fits;
}

interface Asked {
  directory: ReturnType<Peers["directory"]>;
  search: ReturnType<typeof filledIn>;
  asker: SearchContext;
  /** Days since 1970, the second one not included. */
  from: number;
  until: number;
}

async function signedUp({ directory, search, asker, from, until }: Asked): Promise<string[]> {
  const place = placeOfSearch(search, asker);
  // A town that is no more: whoever opens the search is told.
  if (!place.ok || from >= until) return [];
  const filter = filterOf(search, { asker, place: place.value });
  const since = Math.max(from, filter.signed_up_from ?? 0);
  const week = { signed_up_from: since, signed_up_until: until };
  const { cards } = await directory.search({ ...filter, ...week, exclude: excludedFor(asker), page: 1, size: MOST });
  return cards.map((row) => (JSON.parse(row) as ListedPerson).id);
}

function queryOf(search: SavedSearch["search"]): string {
  const known = Object.entries(search).filter(([, value]) => value !== undefined);
  return new URLSearchParams(known.map(([name, value]) => [name, String(value)])).toString();
}
