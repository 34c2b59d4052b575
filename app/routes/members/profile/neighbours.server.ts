import { searchMembers } from "../../../contract/people/discovery.ts";
import { apiOf, type Context, settingsOf, textsOf } from "../../../request/context.server.ts";
import { readSearch } from "../search/read-search.server.ts";
import { LAST_PAGE, searchForms } from "../search/search.form.ts";
import { withEmptiedAges } from "../search/search-query.ts";
import { type NeighbourLink, neighboursIn } from "./neighbours-in.server.ts";
import { searchedPages } from "./search-place.ts";

interface Whose {
  id: string;
  /** The way back, as `fromSearch` writes it. */
  back: string;
}

/**
 * Who stands before and after somebody in the search that one came from, as it is now; nobody on any other way here. The
 * pages are asked beside the profile, in the same round trip (P11).
 */
export async function neighboursOf({ id, back }: Whose, context: Context): Promise<NeighbourLink[]> {
  const searched = searchedPages(back);
  if (!searched) return [];
  const submission = readSearch(searched.params, searchForms(settingsOf(context).countries).search, context);
  if (submission.status !== "success") return [];
  const { page, open: _open, ...typed } = submission.value;
  const query = withEmptiedAges(typed, searched.params);
  const { beside = page } = searched;
  const pages = Math.abs(beside - page) === 1 && beside <= LAST_PAGE ? [page, beside] : [page];
  const api = apiOf(context);
  const found = await Promise.all(pages.map((one) => api.call(searchMembers, { ...query, page: one })));
  return neighboursIn({
    id,
    query,
    replies: found.flatMap((answer) => (answer.ok ? [answer.value] : [])),
    t: textsOf(context),
  });
}
