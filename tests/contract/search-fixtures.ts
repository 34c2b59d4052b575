import { expect } from "vitest";
import { PAGE_SIZE, searchMembers } from "../../app/contract/discovery.ts";
import type { InputOf, ReplyOf } from "../../app/contract/endpoint.ts";
import type { Card } from "../../app/contract/profile.ts";
import type { ApiClient } from "../support/http/api-client.ts";

export type Search = Omit<InputOf<typeof searchMembers>, "page">;

/** Every card of a search, page after page. */
export async function everyone(api: ApiClient, search: Search): Promise<Card[]> {
  const cards: Card[] = [];
  for (let page = 1; ; page += 1) {
    const answer: ReplyOf<typeof searchMembers> = await api.callOrThrow(searchMembers, { ...search, page });
    expect(answer.pageNumber).toBe(page);
    cards.push(...answer.results);
    if (answer.results.length < PAGE_SIZE || page === 100) {
      if (!answer.more) expect(cards).toHaveLength(answer.numResults);
      return cards;
    }
  }
}
