import type { SwipeOrder } from "../../workers/api/actors/member/suggestions/swipes.ts";
import { aMember, type TestMember, valueOf } from "./member-fixtures.ts";

/** One act of the game, with a key of its own unless there is one. */
export function swipe(by: TestMember, other: { id: string }, choice: SwipeOrder["choice"] = "like", key?: string) {
  return by.stub.suggestions.swipe(by.token, { key: key ?? crypto.randomUUID(), id: other.id, choice });
}

/** What the member's page of the game knows. */
export async function gameOf(member: TestMember) {
  return valueOf(await member.stub.suggestions.game(member.token));
}

/** So many people to like. */
export function some(count: number): Promise<TestMember[]> {
  return Promise.all(Array.from({ length: count }, () => aMember({ gender: "male", seeking: "female" })));
}
