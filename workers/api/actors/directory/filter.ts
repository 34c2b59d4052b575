import type { Gender } from "../../../../app/contract/scalars.ts";
import type { Person } from "../member/people/person.ts";

/** What a search fixes; the country is the directory itself. Days are `YYYY-MM-DD`, both included. */
export interface Filter {
  gender: Gender;
  /** Whom they seek; left out, it may be anybody. */
  seeking?: Gender;
  /** Any of these; left out, it may be any. */
  regions?: readonly string[];
  born?: { from: string; until: string };
}

/** What of somebody a search filters by. */
export type Filtered = Pick<Person, "gender" | "seeking" | "region" | "date_of_birth">;

/** The same filter as one text, the key of a cached search. */
export function keyOf({ gender, seeking, regions, born }: Filter): string {
  return JSON.stringify([gender, seeking, regions?.toSorted(), born?.from, born?.until]);
}

/** Does somebody belong into this search? */
export function matches(filter: Filter, person: Filtered): boolean {
  if (person.gender !== filter.gender) return false;
  if (filter.seeking !== undefined && person.seeking !== filter.seeking) return false;
  if (filter.regions !== undefined && !filter.regions.includes(person.region)) return false;
  return !filter.born || (person.date_of_birth >= filter.born.from && person.date_of_birth <= filter.born.until);
}
