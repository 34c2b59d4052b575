import type { searchMembers } from "../../../app/contract/people/discovery.ts";
import type { QueryOf } from "../../../app/contract/endpoint.ts";
import type { Settings } from "../../../app/contract/site.ts";
import { wantedAges } from "../../../app/domain/account/wanted-ages.ts";
import { utcDay } from "../../../app/domain/locale/day.ts";
import { agesToStart, nicheOf, searchStart } from "../../../app/domain/site/niches.ts";
import type { SearchContext } from "../actors/member/people/searches/search-context.ts";
import { clock } from "../clock.ts";

type Query = QueryOf<typeof searchMembers>;
/** A search with all its defaults. */
export type Search = Omit<Query, "page" | "with" | "today"> & { seeking_regions?: readonly string[] };

/** The search as it is done: a country that the site does not serve is as good as none; who hides that they are here finds nobody by it. */
export function filledIn(query: Query, asker: SearchContext | undefined, settings: Settings) {
  const { countries } = settings;
  const country = query.country && countries.includes(query.country) ? query.country : undefined;
  return {
    ...query,
    ...(asker && wishesOf(asker, query, settings)),
    ...(asker?.hides_online && query.active === "now" && { active: undefined }),
    gender: query.gender ?? asker?.seeking ?? searchStart(nicheOf(settings)).gender,
    country: country ?? asker?.country ?? countries[0] ?? "NL",
  };
}

/** The member's own ages where none are asked for, and their own regions where no place is. Who chose no ages has those of the site. */
function wishesOf(
  { looking_for, date_of_birth: born, seeking }: SearchContext,
  query: Query,
  settings: Settings,
): Partial<Search> {
  const site = agesToStart(settings, query.gender ?? seeking);
  const { min, max } = wantedAges(looking_for, { born, today: utcDay(clock.now()), site });
  const noAges = query.min_age === undefined && query.max_age === undefined;
  const noPlace = query.country === undefined && !query.countryregion && query.distance === undefined;
  return {
    ...(noAges && { min_age: min, max_age: max }),
    ...(noPlace && looking_for.regions.length > 0 && { seeking_regions: looking_for.regions }),
  };
}
