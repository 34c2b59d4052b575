import { hashOf } from "../../../signature.ts";
import type { Candidate } from "./candidates.ts";

/**
 * Shuffled, for each `seed` (a member, or a member's day) in an order of its own, so that not everybody is shown the same people
 * first. Who goes or comes changes nothing in the order of the others.
 */
export function inOwnOrder<One extends Candidate>(candidates: readonly One[], seed: string): One[] {
  return candidates
    .map((one) => ({ one, place: hashOf(`${seed}/${one.person.id}`) }))
    .toSorted((a, b) => (a.place < b.place ? -1 : 1))
    .map(({ one }) => one);
}
