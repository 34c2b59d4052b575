import type { Constraints } from "../../../domain/form.ts";
import type { FormReply } from "../../../ui/form/form-fields.ts";
import { countries } from "../../../domain/locale/languages.ts";
import type { DoneSearch, SearchQuery } from "./search-query.ts";

/** Between the entries of a list that is sent as one text; in no name of a place. */
export const JOINT = "|";

/** What the search page shows. */
export interface SearchPageData {
  /** As the address asks. */
  query: SearchQuery;
  /** As it was done, with the member's own preferences filled in. */
  search: DoneSearch;
  /**
   * Codes of the countries to choose from, joined, where the site serves others than those of spec §9: page data is sent
   * on top of the HTML, so it is kept short.
   */
  countries?: string;
  /** Of the country that was searched, joined; only an open panel has them. */
  regions?: string;
  /** The panel stands open. */
  open: boolean;
  page: number;
  /** The number of the last page. */
  last: number;
  count: number;
  /** There are more than `count`. */
  more?: boolean;
  /** As one text (encoded-cards.ts); missing when the form was refused and nobody was searched for. */
  people?: string;
  /** What was typed and is wrong. */
  form?: FormReply;
  /** Of the filters. */
  constraint: Constraints;
}

/** A site's countries as page data. */
export function encodeCountries(served: readonly string[]): string | undefined {
  return served.join() === countries.join() ? undefined : served.join(JOINT);
}

export function decodeCountries(text: string | undefined): readonly string[] {
  return text === undefined ? countries : text.split(JOINT);
}
