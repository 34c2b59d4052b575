import type { ReplyOf } from "../../../contract/endpoint.ts";
import type { searchMembers } from "../../../contract/people/discovery.ts";
import { PAGE_SIZE } from "../../../contract/people/search-values.ts";
import { memberName } from "../../../page-parts/words/member-name.ts";
import type { Translate } from "../../../request/locale/texts.server.ts";
import { LAST_PAGE } from "../search/search.form.ts";
import type { SearchQuery } from "../search/search-query.ts";
import { fromSearch } from "./search-place.ts";

/** A link to a neighbour, as its properties; `words` are for eyes that have room for them. */
export interface NeighbourLink {
  rel: "prev" | "next";
  href: string;
  "aria-label": string;
  words: string;
}

type Found = Pick<ReplyOf<typeof searchMembers>, "results" | "similarResults" | "pageNumber" | "numResults">;

interface Asked {
  id: string;
  query: SearchQuery;
  /** A page of results, or two beside each other. */
  replies: Found[];
  t: Translate;
}

/** Who stands before and after somebody there. Whoever is not there any more has no neighbours: none is better than a wrong one. */
export function neighboursIn({ id, query, replies, t }: Asked): NeighbourLink[] {
  const cards = replies.toSorted((one, other) => one.pageNumber - other.pageNumber).flatMap(cardsOn);
  const at = cards.findIndex(({ card }) => card.id === id);
  if (at < 0) return [];
  const others = (some: typeof cards) => some.filter(({ card }) => card.id !== id);
  const link = (rel: NeighbourLink["rel"], neighbour: (typeof cards)[number] | undefined): NeighbourLink[] => {
    if (!neighbour) return [];
    const { card, ...place } = neighbour;
    const href = `/members/${encodeURIComponent(card.id)}${fromSearch({ query, ...place })}`;
    const label = t(`member-profile:${rel}.label`, { name: memberName(card, t) });
    return [{ rel, href, "aria-label": label, words: t(`member-profile:${rel}.word`) }];
  };
  return [...link("prev", cards[at - 1]), ...link("next", others(cards.slice(at))[0])];
}

/** As the page shows them: results, then similar ones. */
function cardsOn({ results, similarResults = [], pageNumber: page, numResults }: Found) {
  const last = Math.min(Math.ceil(numResults / PAGE_SIZE), LAST_PAGE);
  return [results, similarResults].flatMap((cards) =>
    cards.filter(({ deleted }) => !deleted).map((card, index) => ({ card, index, page, last })),
  );
}
