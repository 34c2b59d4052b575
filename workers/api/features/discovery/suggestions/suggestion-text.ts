import type { Settings } from "../../../../../app/contract/site.ts";
import type { SuggestionContext } from "../../../actors/member/suggestions/suggestion-context.ts";
import { cardText } from "../card-texts.ts";
import type { Candidate } from "./candidates.ts";
import { wantedBy, whyOf, type Wanted } from "./reasons.ts";

interface Order {
  asker: SuggestionContext;
  settings: Settings;
  /** `env.PHOTO_SECRET` */
  secret: string;
  /** What they asked for, in the place of their own profile. */
  wanted?: Wanted;
}

/** A `suggestion` of the contract, as JSON: the card that a search shows, and why. */
export function suggestionText(
  { row, person }: Candidate,
  { asker, settings, secret, wanted = wantedBy(asker) }: Order,
): string {
  const { liked, matched, hides_online: hidesOnline } = asker;
  const relation = (id: string) => ({ liked: liked.includes(id), matched: matched.includes(id) });
  const card = cardText({ row, secret, relation, interests: wanted.interests, hidesOnline, from: wanted.spot });
  return `${card.slice(0, -1)},"why":${JSON.stringify(whyOf(person, wanted, settings))}}`;
}
