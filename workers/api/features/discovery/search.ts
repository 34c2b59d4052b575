import { PAGE_SIZE, searchMembers } from "../../../../app/contract/people/discovery.ts";
import type { QueryOf } from "../../../../app/contract/endpoint.ts";
import type { Settings } from "../../../../app/contract/site.ts";
import { ageOn, birthDays, MAX_AGE, MIN_AGE } from "../../../../app/domain/account/age.ts";
import { wantedAges } from "../../../../app/domain/account/wanted-ages.ts";
import { accept, refuse, type Result } from "../../../../app/domain/result.ts";
import type { Filter } from "../../actors/directory/filter.ts";
import { ONLINE_FOR } from "../../actors/member/people/card.ts";
import type { SearchContext } from "../../actors/member/people/search-context.ts";
import { settingsOf } from "../../actors/site/settings.ts";
import { utcDay } from "../../../../app/domain/locale/day.ts";
import { clock } from "../../clock.ts";
import { limitVisitor } from "../../visitors/visitor-limit.ts";
import { handle, JsonText, type Call } from "../../http.ts";
import { cardText } from "./card-texts.ts";
import { deepPages, FREE_PAGES, visitorSearch } from "./search-limits.ts";

type Query = QueryOf<typeof searchMembers>;

/** Spec §3 (search store), §6. What the query leaves out is the member's own: whom they seek, in their country. */
export const searchMembersHandler = handle(searchMembers, async (call) => {
  const { query, actors } = call;
  const asker = await askerOf(call);
  if (!asker.ok) return asker;
  const limited = await limit(call, query.page);
  if (!limited.ok) return limited;
  const { page, with: along, ...search } = filledIn(query, asker.value, await settingsOf(call));
  const answer = await actors.directory(search.country).search({
    ...filterOf(search, asker.value),
    exclude: asker.value ? [asker.value.id, ...asker.value.blocked] : [],
    page,
    size: PAGE_SIZE,
  });
  const found = { pageNumber: page, numResults: answer.count, more: answer.more, search };
  const results = cardsFor(asker.value, { rows: answer.cards, secret: call.env.PHOTO_SECRET });
  const user = along === "user" ? `"user":${asker.value?.user ?? null},` : "";
  return accept(new JsonText(`{"results":[${results.join()}],${user}${JSON.stringify(found).slice(1)}`));
});

/** Who asks; nobody for a visitor, if the settings let visitors search. */
async function askerOf(call: Call & { query: Query }): Promise<Result<SearchContext | undefined>> {
  const { actors, caller, query } = call;
  if (caller) return actors.member(caller.id).people.searchContext(caller.token, query.with);
  const { logged_out_search } = await settingsOf(call);
  return logged_out_search === "yes" ? accept(undefined) : refuse("authentication_required");
}

async function limit(call: Call, page: number): Promise<Result> {
  const { actors, caller } = call;
  if (!caller) return limitVisitor(call, visitorSearch);
  return page > FREE_PAGES ? actors.limiter(`member-${caller.id}`).take(deepPages) : accept();
}

type Search = Omit<Query, "page" | "with"> & { seeking_regions?: readonly string[] };

/** A country that the site does not serve is as good as none. */
function filledIn(query: Query, asker: SearchContext | undefined, { countries }: Settings) {
  const asked = query.country && countries.includes(query.country) ? query.country : undefined;
  return {
    ...query,
    ...(asker && wishesOf(asker, query)),
    gender: query.gender ?? asker?.seeking ?? "female",
    country: asked ?? asker?.country ?? countries[0] ?? "NL",
  };
}

/** The member's own ages where none are asked for, and their own regions where no place is. */
function wishesOf({ looking_for, date_of_birth }: SearchContext, query: Query): Partial<Search> {
  const { min, max } = wantedAges(looking_for, date_of_birth, utcDay(clock.now()));
  const noAges = query.min_age === undefined && query.max_age === undefined;
  const noPlace = query.country === undefined && !query.countryregion;
  return {
    ...(noAges && { min_age: min, max_age: max }),
    ...(noPlace && looking_for.regions.length > 0 && { seeking_regions: looking_for.regions }),
  };
}

/** What the directory looks for. Nobody is offered who does not seek the asker. */
function filterOf(search: Search & Pick<Filter, "gender">, asker: SearchContext | undefined): Filter {
  const now = clock.now();
  const day = Math.floor(now / DAY);
  const { gender, relationship_status, reason, photo, no_fictional, active, shared } = search;
  return {
    gender,
    seeking: asker?.gender,
    asker_age: asker && ageOn(asker.date_of_birth, utcDay(now)),
    regions: regionsOf(search),
    born: bornBetween(search),
    relationship_status,
    reason,
    photo: photo && true,
    fictional: no_fictional && false,
    interests: shared && (asker?.interests ?? []),
    signed_up_from: search.new && day - NEW_FOR,
    active_from: active === "week" ? day - (WEEK - 1) : undefined,
    online_from: active === "now" ? now - ONLINE_FOR : undefined,
  };
}

const DAY = 86_400_000;
/** Days. */
const WEEK = 7;
const NEW_FOR = 30;

function regionsOf({ countryregion, seeking_regions }: Search): readonly string[] | undefined {
  return countryregion ? [countryregion] : seeking_regions;
}

/** No bounds at all when every age is asked for: then one index answers instead of one a year. */
function bornBetween({ min_age, max_age }: Search): { from: string; until: string } | undefined {
  const [min, max] = [min_age ?? MIN_AGE, max_age ?? MAX_AGE];
  if (min <= MIN_AGE && max >= MAX_AGE) return undefined;
  return birthDays({ min, max, today: utcDay(clock.now()) });
}

/** The JSON of each card. */
function cardsFor(asker: SearchContext | undefined, { rows, secret }: { rows: string[]; secret: string }): string[] {
  if (!asker) return rows.map((row) => cardText({ row, secret }));
  const { interests, liked, matched } = asker;
  const relation = (id: string) => ({ liked: liked.includes(id), matched: matched.includes(id) });
  return rows.map((row) => cardText({ row, secret, relation, interests }));
}
