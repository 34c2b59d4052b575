import type { EncodedAnswer } from "../../workers/api/actors/directory/search.ts";
import type { Person } from "../../workers/api/actors/member/people/person.ts";

/** One page of a search with its people as objects; throws where a row is no JSON. */
export function decodeAnswer({ cards, ...answer }: EncodedAnswer) {
  return { ...answer, people: cards.map((card) => JSON.parse(card) as Person) };
}
