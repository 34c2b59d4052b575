import { FEW_RESULTS, searchMembers } from "../../../../app/contract/people/discovery.ts";
import { PAGE_SIZE } from "../../../../app/contract/people/search-values.ts";
import type { QueryOf } from "../../../../app/contract/endpoint.ts";
import { offeredSearch } from "../../../../app/domain/offered-search.ts";
import { accept, refuse, type Result } from "../../../../app/domain/result.ts";
import type { EncodedAnswer } from "../../actors/directory/search.ts";
import { newFrom } from "../../actors/member/people/cards/card.ts";
import { excludedFor, type SearchContext } from "../../actors/member/people/searches/search-context.ts";
import { settingsOf } from "../../actors/site/settings/settings.ts";
import { clock } from "../../clock.ts";
import { type Answer, type Call, type Caller, type Given, handle, JsonText } from "../../http/http.ts";
import { cardText } from "./card-texts.ts";
import { similarResults, type SimilarResults } from "./similar-results.ts";
import { filledIn } from "../../search/filled-in-search.ts";
import { filterOf } from "../../search/search-filter.ts";
import { placeOfSearch, withPlace } from "../../search/search-place.ts";
import { deepPages, FREE_PAGES } from "./search-limits.ts";
import { searchForVisitor } from "./visitor-search.ts";
import { suggestionsOfToday } from "./suggestions/daily.ts";
import { widerSearches } from "./wider-searches.ts";

type Query = QueryOf<typeof searchMembers>;

/** Spec §3 (search store), §6. What the query leaves out is the member's own: whom they seek, in their country. */
export const searchMembersHandler = handle(searchMembers, (call) => {
  const { caller } = call;
  return caller ? searchForMember({ ...call, caller }) : searchForVisitor(call);
});

type SignedIn = Given<typeof searchMembers> & { caller: Caller };

async function searchForMember(call: SignedIn): Answer<typeof searchMembers> {
  const { query, actors } = call;
  const asker = await askerOf(call);
  if (!asker.ok) return asker;
  const limited = await limit(call, query.page);
  if (!limited.ok) return limited;
  const settings = await settingsOf(call);
  const asked = filledIn(offeredSearch(query, settings), asker.value, settings);
  const place = placeOfSearch(asked, asker.value);
  if (!place.ok) return place;
  const { page, with: along, today, ...search } = withPlace(asked, asker.value);
  const wider = page === 1 ? widerSearches(search) : [];
  const order = { ...orderFor(asker.value), page, size: PAGE_SIZE };
  const filter = (one: typeof search) => filterOf(one, { asker: asker.value, place: place.value });
  const [answer, suggestions] = await Promise.all([
    actors.directory(search.country).search({
      ...filter(search),
      ...order,
      wider: wider.map((one) => filter(one.search)),
      few: FEW_RESULTS,
    }),
    today && page === 1 ? suggestionsFor(call, asker.value) : "",
  ]);
  const similar = await similarResults({
    actors,
    answer,
    steps: wider.map(({ by, search: { distance } }) => ({ by, distance })),
    country: search.country,
    served: settings.countries,
    widest: { ...filter(wider.at(-1)?.search ?? search), ...order },
  });
  const found = { pageNumber: page, ...numbersOf(answer, similar), search };
  const user = along === "user" ? `"user":${asker.value?.user ?? null},` : "";
  const shown = { secret: call.env.PHOTO_SECRET, from: place.value };
  const cards = (rows: string[]) => cardsFor(asker.value, { rows, ...shown }).join();
  const beside = (similar ? `"similarResults":[${cards(similar.rows)}],` : "") + suggestions;
  return accept(new JsonText(`{"results":[${cards(answer.cards)}],${beside}${user}${JSON.stringify(found).slice(1)}`));
}

/** As a member of the reply's JSON; of who does not wish for them none is asked. */
async function suggestionsFor(call: SignedIn, asker: SearchContext | undefined): Promise<string> {
  const today = asker?.wants_suggestions ? await suggestionsOfToday(call) : undefined;
  return today?.ok ? `"suggestions":[${today.value.cards}],` : "";
}

/** What of the asker a directory needs beside the filters. */
function orderFor(asker: SearchContext | undefined) {
  return {
    exclude: asker ? excludedFor(asker) : [],
    own_interests: asker?.interests,
    new_from: newFrom(clock.now()),
  };
}

function numbersOf({ count, more, newcomers }: EncodedAnswer, similar: SimilarResults | undefined) {
  const beside = similar && {
    numSimilarResults: similar.count,
    widened: similar.widened,
    similarDistance: similar.distance,
  };
  return { numResults: count, more, numNew: newcomers, ...beside };
}

/** Who asks. */
async function askerOf(call: Call & { query: Query }): Promise<Result<SearchContext | undefined>> {
  const { actors, caller, query } = call;
  if (!caller) return refuse("authentication_required");
  return actors.member(caller.id).people.searchContext(caller.token, query.with);
}

async function limit(call: Call, page: number): Promise<Result> {
  const { actors, caller } = call;
  return caller && page > FREE_PAGES ? actors.limiter(`member-${caller.id}`).take(deepPages) : accept();
}

/** The JSON of each card. */
function cardsFor(asker: SearchContext | undefined, { rows, ...shown }: ShownRows): string[] {
  if (!asker) return rows.map((row) => cardText({ row, ...shown }));
  const { interests, liked, matched, hides_online: hidesOnline } = asker;
  const relation = (id: string) => ({ liked: liked.includes(id), matched: matched.includes(id) });
  return rows.map((row) => cardText({ row, ...shown, relation, interests, hidesOnline }));
}

interface ShownRows {
  rows: string[];
  secret: string;
  /** The square that distances are counted from. */
  from: number | undefined;
}
