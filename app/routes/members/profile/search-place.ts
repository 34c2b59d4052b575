import { PAGE_SIZE } from "../../../contract/people/search-values.ts";
import { searchHref, type SearchQuery } from "../search/search-query.ts";

/** A card's place in a search: the page of results, the last page, and the card's number on its page, from 0. */
export interface SearchPlace {
  query: SearchQuery;
  page: number;
  last: number;
  index: number;
}

/** So many cards from the edge of a page somebody's neighbours may stand on the next one, or do so soon. */
const EDGE = 3;

/**
 * The query of a link to a profile: the way back says which page of which search it is of and, behind `#`, which other
 * page lies beside it. So the profile finds the neighbours with one round trip, and nothing has to be kept (decision 0193).
 */
export function fromSearch({ query, page, last, index }: SearchPlace): string {
  const before = index < EDGE && page > 1 && page - 1;
  const beside = before || (index >= PAGE_SIZE - EDGE && page < last && page + 1);
  const back = searchHref(query, page) + (beside ? `#${beside}` : "");
  return `?back=${encodeURIComponent(back)}`;
}

/** The page of results and, where there is one, the page beside it, that this way back names; undefined of any other page. */
export function searchedPages(back: string): { params: URLSearchParams; beside?: number } | undefined {
  const { pathname, searchParams: params, hash } = new URL(back, "https://own.invalid");
  if (pathname !== "/members") return undefined;
  const beside = Number(hash.slice(1));
  return beside > 0 ? { params, beside } : { params };
}

/** The page of results with the card of this member in view, with or without a script. */
export function backToCard(back: string, id: string): string {
  return searchedPages(back) ? `${back.replace(/#.*/s, "")}#l${encodeURIComponent(id)}` : back;
}
