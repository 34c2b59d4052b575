import { ageOn, birthDays, MAX_AGE, MIN_AGE } from "../../../app/domain/account/age.ts";
import { DAY_MS, utcDay } from "../../../app/domain/locale/day.ts";
import type { Filter } from "../actors/directory/filter.ts";
import { aboutWords } from "../actors/member/people/about-words.ts";
import { ONLINE_FOR } from "../actors/member/people/cards/card.ts";
import type { SearchContext } from "../actors/member/people/searches/search-context.ts";
import { clock } from "../clock.ts";
import type { Search } from "./filled-in-search.ts";

/** Who asks, and the square from which distances are counted. */
interface From {
  asker: SearchContext | undefined;
  place: number | undefined;
}

/** What the directory looks for. Nobody is offered who does not seek the asker. */
export function filterOf(search: Search & Pick<Filter, "gender">, { asker, place }: From): Filter {
  const now = clock.now();
  const day = Math.floor(now / DAY_MS);
  const { gender, relationship_status, reason, photo, no_fictional, active, shared, distance, text } = search;
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
    near: distance !== undefined && place !== undefined ? { spot: place, km: distance } : undefined,
    words: text === undefined ? undefined : aboutWords(text),
    sort: sortOf(search, place),
  };
}

/** Days. */
const WEEK = 7;
const NEW_FOR = 30;

function sortOf({ sort }: Search, place: number | undefined): Filter["sort"] {
  if (sort === "nearest") return place === undefined ? undefined : { by: sort, from: place };
  return sort === "newest" || sort === "last_active" ? { by: sort } : undefined;
}

function regionsOf({ countryregion, seeking_regions }: Search): readonly string[] | undefined {
  return countryregion ? [countryregion] : seeking_regions;
}

/** No bounds at all when every age is asked for: then one index answers instead of one a year. */
export function bornBetween({
  min_age,
  max_age,
}: Pick<Search, "min_age" | "max_age">): { from: string; until: string } | undefined {
  const [min, max] = [min_age ?? MIN_AGE, max_age ?? MAX_AGE];
  if (min <= MIN_AGE && max >= MAX_AGE) return undefined;
  return birthDays({ min, max, today: utcDay(clock.now()) });
}
