import type { Suggestion } from "../../contract/people/suggestion.ts";
import { type Context, localeOf, settingsOf, textsOf } from "../../request/context.server.ts";
import { type CardView, cardView } from "../member-card/card-view.ts";
import { whyWords } from "./why-words.ts";

/** Somebody as their card shows them, and the reasons in words. */
export interface SuggestedPerson {
  person: CardView;
  why: string[];
}

/** Those who are there. */
export function suggestedPeople(suggestions: Suggestion[], context: Context): SuggestedPerson[] {
  const [t, locale] = [textsOf(context), localeOf(context)];
  const options = { prefix: settingsOf(context).cdn_prefix, locale, home: suggestions[0]?.country, t };
  return suggestions
    .filter(({ deleted }) => !deleted)
    .map((one) => ({ person: cardView(one, options), why: whyWords(one, t) }));
}
