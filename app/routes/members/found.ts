import type { FormState } from "../../domain/form-state.ts";
import type { SearchQuery } from "./search-query.ts";

/** What the search page shows. */
export interface Found {
  /** As the address asks. */
  query: SearchQuery;
  /** As it was done, with the member's own preferences filled in. */
  search: SearchQuery;
  countries: string[];
  /** Of the country that was searched. */
  regions: string[];
  /** The panel stands open. */
  open: boolean;
  page: number;
  /** The number of the last page. */
  last: number;
  count: number;
  /** There are more than `count`. */
  more?: boolean;
  /** Packed (packed-people.ts); missing when the form was refused and nobody was searched for. */
  people?: string;
  /** What was typed and is wrong. */
  form?: FormState;
}
