import type { Habit } from "../../../../../app/contract/people/habits.ts";
import type { Why } from "../../../../../app/contract/people/suggestion.ts";
import type { Settings } from "../../../../../app/contract/site.ts";
import { interestsOf } from "../../../../../app/domain/account/interest-groups.ts";
import { isAsked } from "../../../../../app/domain/account/visible-profile.ts";
import type { ListedPerson } from "../../../actors/member/people/person.ts";
import type { SuggestionContext } from "../../../actors/member/suggestions/suggestion-context.ts";
import { spotOfTown } from "../../../places/rounded-position.ts";
import { kmBetweenSpots, spotAt } from "../../../places/spot.ts";

/** What a member likes or asks for, beside what must fit. */
export interface Wanted {
  interests: readonly string[];
  reason?: string | null | undefined;
  habits?: readonly Habit[] | undefined;
  /** The square in which they live. */
  spot?: number | undefined;
}

/** What stands in their own profile. */
export function wantedBy(asker: SuggestionContext): Wanted {
  const { interests, reason } = asker;
  return { interests, reason, spot: spotOfTown(asker) };
}

/**
 * Why somebody fits: what stands in their profile and the site shows. A fictional profile lives nowhere and is here for nothing, so only
 * its interests count.
 */
export function whyOf(person: ListedPerson, wanted: Wanted, settings: Settings): Why {
  const named = isAsked(settings, "interests") ? person.interests : [];
  const interests = named.filter((one) => wanted.interests.includes(one));
  const habits = wanted.habits?.filter((habit) => interestsOf(habit).some((one) => named.includes(one)));
  const shown = { interests, ...(habits?.length && { habits }) };
  if (person.fictional) return shown;
  const isSameReason = Boolean(wanted.reason) && person.reason === wanted.reason && isAsked(settings, "reason");
  const distance = kmTo(person, wanted.spot);
  return {
    ...shown,
    ...(distance !== undefined && distance <= NEAR && { distance }),
    ...(isSameReason && { reason: person.reason as Why["reason"] }),
  };
}

/** Kilometres between their squares, as cards have them. */
function kmTo({ position }: Pick<ListedPerson, "position">, from: number | undefined): number | undefined {
  return position && from ? kmBetweenSpots(from, spotAt(position)) : undefined;
}

/** So many interests count; somebody who named them all fits nobody better. */
const MOST_INTERESTS = 3;
/** Kilometres from which on a distance is no reason. */
const NEAR = 25;

/** How much speaks for somebody: each interest and each habit one, the same reason two, and living near up to two. */
export function weightOf({ interests, habits = [], reason, distance }: Why): number {
  const nearness = distance == null ? 0 : Math.max(0, 2 * (1 - distance / NEAR));
  return Math.min(MOST_INTERESTS, interests.length) + habits.length + (reason ? 2 : 0) + nearness;
}
