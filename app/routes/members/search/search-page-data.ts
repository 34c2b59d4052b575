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
  /** What the panel's button says: what it shows. */
  show: string;
  /** Filters that this panel has beyond the first ones. */
  filters: MoreFilter[];
  /** Those of them that are on: the name, and what it is in words. */
  chips?: [string, string][];
  /** First filters that the site does not offer. */
  hidden?: string[];
  /** The panel stands open. */
  open: boolean;
  page: number;
  /** The number of the last page. */
  last: number;
  /** The page's heading: a greeting with what is new, or how many were found. */
  head: string;
  /** Who is suggested today, to who wished for that: the words above them, and they as one text. */
  today?: { title: string; people: string } | undefined;
  /** The words of the link that saves the search: no browser loads them otherwise. */
  save?: string;
  /** As one text (encoded-cards.ts); missing when the form was refused and nobody was searched for. */
  people?: string;
  /** Whom a wider search finds, when few were found: how many, what was widened, and they as one text. */
  similar?: { title: string; text: string; people: string } | undefined;
  /** Where nobody was found: a drawing, as HTML. */
  drawing?: string | undefined;
  /** The words of the link to other ways to meet people. */
  ways?: string;
  /** What was typed and is wrong. */
  form?: FormReply;
  /** Of the filters. */
  constraint: Constraints;
}

/** A choice, or a field to type in, with its words. */
export interface MoreFilter {
  name: "sort" | "distance" | "place" | "relationship_status" | "reason" | "text";
  label: string;
  value?: string | undefined;
  hint?: string;
  /** What can be chosen, as `[value, words]`, and the words for no choice. */
  options?: [string, string][];
  any?: string;
  /** Suggestions. */
  list?: string[];
  /** Characters at most. */
  most?: number;
}

/** A site's countries as page data. */
export function encodeCountries(served: readonly string[]): string | undefined {
  return served.join() === countries.join() ? undefined : served.join(JOINT);
}

export function decodeCountries(text: string | undefined): readonly string[] {
  return text === undefined ? countries : text.split(JOINT);
}
