import type { Context } from "../../../request/context.server.ts";
import { readQuery } from "../../../request/forms/query.server.ts";
import type { searchForms } from "./search.form.ts";

type SearchForm = ReturnType<typeof searchForms>["search"];
type ReadSearch = ReturnType<typeof readQuery<SearchForm>>;

const withoutFilters = new WeakMap<SearchForm, ReadSearch>();

/** The search of an address. Without filters it is read once for each form: nothing in it depends on the time or the visitor. */
export function readSearch(params: URLSearchParams, form: SearchForm, context: Context): ReadSearch {
  if (Object.keys(form.shape).some((name) => params.has(name))) return readQuery(params, form, context);
  const search = withoutFilters.get(form) ?? readQuery(new URLSearchParams(), form, context);
  withoutFilters.set(form, search);
  return search;
}
