import { data, redirect } from "react-router";
import { PAGE_SIZE, searchMembers } from "../../contract/people/discovery.ts";
import { currentUser } from "../../contract/account/session.ts";
import { listRegions } from "../../contract/site.ts";
import { apiOf, type Context, localeOf, settingsOf, textsOf, visitorOf } from "../../request/context.server.ts";
import { constraintsOf } from "../../request/forms/constraints.server.ts";
import type { PageHandle } from "../../request/pages/page-handle.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import type { FormReply } from "../../ui/form/form-fields.ts";
import { Page } from "../../ui/page/page.tsx";
import { cardView } from "../../page-parts/member-card/card-view.ts";
import { likeAction } from "../../page-parts/member-card/like-action.server.ts";
import type { Route } from "./+types/search.ts";
import { encodeCards } from "./search/encoded-cards.ts";
import { JOINT, encodeCountries, type SearchPageData } from "./search/search-page-data.ts";
import { SearchChips } from "./search/search-chips.tsx";
import { SearchPanel } from "./search/search-panel.tsx";
import { searchHref, withEmptiedAges, withoutGaps } from "./search/search-query.ts";
import { readSearch } from "./search/read-search.server.ts";
import { LAST_PAGE, searchForms } from "./search/search.form.ts";
import { SearchResults } from "./search/search-results.tsx";

export const handle = { title: "members:title" } satisfies PageHandle;

/**
 * The regions are asked beside the search, of the country that it will most likely be in: one round trip (P11). A page
 * whose panel is closed does without them: they weigh more than the pictures' frames (P3, decision 0077).
 */
export async function loader({
  url,
  context,
}: Route.LoaderArgs): Promise<SearchPageData | Awaited<ReturnType<typeof refused>>> {
  const { countries, cdn_prefix: prefix } = settingsOf(context);
  const submission = readSearch(url.searchParams, searchForms(countries).search, context);
  if (submission.status !== "success") return await refused(url, submission.reply(), context);
  const { page, open: opened, ...typed } = submission.value;
  const query = withEmptiedAges(typed, url.searchParams);
  const open = opened !== undefined;
  const api = apiOf(context);
  const { countryregion } = query;
  const near = query.country ?? visitorOf(context).country;
  const [reply, listed] = await Promise.all([
    api.callOrThrow(searchMembers, { ...query, page }),
    open || countryregion ? api.call(listRegions, { country: near }) : undefined,
  ]);
  const search = { ...query, ...reply.search };
  const regions = listed?.ok && search.country === near ? listed.value.regions.map(({ name }) => name) : [];
  // The region of another country: it stayed in the form when the country was changed.
  if (countryregion && regions.length > 0 && !regions.includes(countryregion)) {
    throw redirect(searchHref({ ...query, countryregion: undefined }) + (open ? "&open=1" : ""));
  }
  const cardOptions = { prefix, locale: localeOf(context), home: search.country, t: textsOf(context) };
  return {
    query: withoutGaps(query),
    search: withoutGaps(search),
    countries: encodeCountries(countries),
    regions: open ? regions.join(JOINT) : undefined,
    open,
    page,
    constraint: constraintsOf(searchForms(countries).search),
    last: Math.min(Math.ceil(reply.numResults / PAGE_SIZE), LAST_PAGE),
    count: reply.numResults,
    more: reply.more,
    people: encodeCards(reply.results.filter(({ deleted }) => !deleted).map((card) => cardView(card, cardOptions))),
  };
}

export function action(args: Route.ActionArgs) {
  return likeAction(args);
}

/** 422: the form with what was typed and its errors, without results. */
async function refused({ searchParams }: URL, reply: FormReply, context: Context) {
  const { countries } = settingsOf(context);
  const forms = searchForms(countries);
  const { page, open: _open, ...query } = forms.choices.parse(Object.fromEntries(searchParams));
  const api = apiOf(context);
  const { profile } = (await api.callOrThrow(currentUser)).user;
  const { gender = profile.seeking ?? undefined, country = profile.country ?? undefined, countryregion } = query;
  const listed = await api.call(listRegions, { country: country ?? visitorOf(context).country });
  const search = withoutGaps({ countryregion, gender, country });
  return data<SearchPageData>(
    {
      query: withoutGaps(query),
      search,
      countries: encodeCountries(countries),
      regions: listed.ok ? listed.value.regions.map(({ name }) => name).join(JOINT) : "",
      open: true,
      page,
      last: 0,
      count: 0,
      form: { ...reply, initialValue: { ...reply.initialValue, ...(search as Record<string, string>) } },
      constraint: constraintsOf(forms.search),
    },
    { status: 422 },
  );
}

export default function Search({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("members");
  const { count, more, people, search } = loaderData;
  const lead = more ? t("found_many", { count }) : t("found", { count, context: search.gender });
  return (
    <Page title={t("title")} lead={people === undefined ? undefined : lead} width="wide">
      <SearchPanel data={loaderData} />
      {people !== undefined && (
        <>
          <SearchChips query={loaderData.query} search={search} />
          <SearchResults {...loaderData} people={people} />
        </>
      )}
    </Page>
  );
}
