import type { Suggestion } from "../../../contract/people/suggestion.ts";
import type { Context } from "../../../request/context.server.ts";
import { textsOf } from "../../../request/context.server.ts";
import { suggestedPeople } from "../../../page-parts/suggested-people/suggested-people.server.ts";
import { encodeCards } from "./encoded-cards.ts";
import type { SearchPageData } from "./search-page-data.ts";

/** Who is suggested today, each with the strongest reason; nothing where there is nobody. */
export function todaysSuggestions(suggestions: Suggestion[] = [], context: Context): SearchPageData["today"] {
  const cards = suggestedPeople(suggestions, context).map(({ person, why: [reason] }) => ({
    ...person,
    interest: reason,
  }));
  return cards.length > 0
    ? { title: textsOf(context)("suggestions:daily.title"), people: encodeCards(cards) }
    : undefined;
}
