import { DAY_MS } from "../../../../app/domain/locale/day.ts";
import type { Gender } from "../../../../app/contract/scalars.ts";
import { kmBetweenSpots, spotAt } from "../../places/spot.ts";
import type { ListedPerson } from "../member/people/person.ts";

/** What a search fixes; the country is the directory itself. What is left out may be anything. Days are `YYYY-MM-DD`, both included. */
export interface Filter {
  gender: Gender;
  /** Whom they seek. */
  seeking?: Gender;
  /** Any of these. */
  regions?: readonly string[];
  born?: { from: string; until: string };
  /** In years: they look for somebody of this age, or said nothing of ages. */
  asker_age?: number;
  /** Any of these. */
  interests?: readonly string[];
  relationship_status?: string;
  reason?: string;
  /** With a photo that others see. */
  photo?: true;
  /** Without fictional profiles. */
  fictional?: false;
  /** Shown to visitors, or to members alone. */
  to_visitors?: boolean;
  /** Days since 1970: signed up on this one or later. */
  signed_up_from?: number;
  /** Days since 1970: signed up before this one. */
  signed_up_until?: number;
  /** Days since 1970: active on this one or later, which no fictional profile is. */
  active_from?: number;
  /** Milliseconds since 1970: active then or later, and no secret made of it. */
  online_from?: number;
  /** No more kilometres from a square (`spot.ts`); nobody of whom we do not know where they live. */
  near?: { spot: number; km: number };
  /** All of these, as `aboutWords` has them. */
  words?: readonly string[];
  /** In another order than the recommended one; `from`: a square. */
  sort?: { by: "nearest"; from: number } | { by: "newest" } | { by: "last_active" };
}

/** The same filter as one text, the key of a cached search. */
export function keyOf(filter: Filter): string {
  const { gender, seeking, regions, born, asker_age, interests, relationship_status, reason, photo, fictional } =
    filter;
  const { to_visitors, signed_up_from, signed_up_until, active_from, online_from, near, words, sort } = filter;
  return JSON.stringify([
    [gender, seeking, regions?.toSorted(), born?.from, born?.until, asker_age, interests?.toSorted()],
    [relationship_status, reason, photo, fictional, to_visitors, signed_up_from, active_from, online_from],
    [near?.spot, near?.km, words?.toSorted(), sort, signed_up_until],
  ]);
}

/** Does somebody belong into this search? */
export function matches(filter: Filter, person: ListedPerson): boolean {
  return (
    matchesKind(filter, person) &&
    matchesWishes(filter, person) &&
    matchesTimes(filter, person) &&
    matchesRest(filter, person)
  );
}

function matchesRest({ near, words }: Filter, { position, words: own = [] }: ListedPerson): boolean {
  if (near && !(position && kmBetweenSpots(spotAt(position), near.spot) <= near.km)) return false;
  return !words || words.every((word) => own.includes(word));
}

function matchesKind({ gender, seeking, regions, born }: Filter, person: ListedPerson): boolean {
  if (person.gender !== gender) return false;
  if (seeking !== undefined && person.seeking !== seeking) return false;
  if (regions !== undefined && !regions.includes(person.region)) return false;
  return !born || (person.date_of_birth >= born.from && person.date_of_birth <= born.until);
}

function matchesWishes(filter: Filter, person: ListedPerson): boolean {
  const { asker_age, interests, relationship_status, reason, photo, fictional, to_visitors } = filter;
  const { min, max } = person.wanted_ages ?? { min: null, max: null };
  if (asker_age !== undefined && (asker_age < (min ?? 0) || asker_age > (max ?? asker_age))) return false;
  if (interests !== undefined && !interests.some((one) => person.interests.includes(one))) return false;
  if (relationship_status !== undefined && person.relationship_status !== relationship_status) return false;
  if (reason !== undefined && person.reason !== reason) return false;
  if (to_visitors !== undefined && to_visitors !== (person.fictional || person.to_visitors === true)) return false;
  return !(photo && !person.main_image) && !(fictional === false && person.fictional);
}

const MINUTE = 60_000;

function matchesTimes(filter: Filter, person: ListedPerson): boolean {
  const { signed_up_from, signed_up_until, active_from, online_from } = filter;
  const { last_active, online_hidden } = person;
  if (signed_up_until !== undefined && (person.signed_up ?? 0) >= signed_up_until) return false;
  if (signed_up_from !== undefined && (person.signed_up ?? -1) < signed_up_from) return false;
  if (active_from !== undefined && Math.floor(last_active / DAY_MS) < active_from) return false;
  if (online_from === undefined) return true;
  return !online_hidden && Math.floor(last_active / MINUTE) >= Math.floor(online_from / MINUTE);
}
