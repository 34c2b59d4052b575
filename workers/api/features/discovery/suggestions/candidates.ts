import type { QueryOf } from "../../../../../app/contract/endpoint.ts";
import type { searchMembers } from "../../../../../app/contract/people/discovery.ts";
import type { ListedPerson } from "../../../actors/member/people/person.ts";
import { excludedFor } from "../../../actors/member/people/searches/search-context.ts";
import type { SuggestionContext } from "../../../actors/member/suggestions/suggestion-context.ts";
import { settingsOf } from "../../../actors/site/settings/settings.ts";
import { spotOfTown } from "../../../places/rounded-position.ts";
import type { Call } from "../../../http/http.ts";
import { filledIn } from "../../../search/filled-in-search.ts";
import { filterOf } from "../../../search/search-filter.ts";

/** A row of the directory: as it came, and read. */
export interface Candidate {
  row: string;
  person: ListedPerson;
}

type Wishes = Partial<Omit<QueryOf<typeof searchMembers>, "page" | "with">>;

interface Order {
  asker: SuggestionContext;
  /** In the place of the member's own. */
  wishes?: Wishes;
  /** Who may not come beside those whom no search of theirs shows. */
  exclude: readonly string[];
  size: number;
}

/**
 * Who fits the member, and whom the member fits: a page of their own search, the most recently active first. Where nobody knows their
 * town, their region is near.
 */
export async function candidatesFor(call: Call, { asker, wishes, exclude, size }: Order): Promise<Candidate[]> {
  const place = spotOfTown(asker);
  const near = wishes?.distance !== undefined && place === undefined ? { countryregion: asker.region } : {};
  const search = filledIn({ page: 1, ...wishes, ...near }, asker, await settingsOf(call));
  const { cards } = await call.actors.directory(search.country).search({
    ...filterOf(search, { asker, place }),
    exclude: [...excludedFor(asker), ...exclude],
    page: 1,
    size,
  });
  return cards.map(candidateOf);
}

/** The row, read. */
export function candidateOf(row: string): Candidate {
  return { row, person: JSON.parse(row) as ListedPerson };
}
