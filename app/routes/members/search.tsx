import { data, redirect } from "react-router";
import { PAGE_SIZE, searchMembers } from "../../contract/discovery.ts";
import { currentUser } from "../../contract/session.ts";
import { listRegions } from "../../contract/site.ts";
import { apiOf, type Context, localeOf, settingsOf, textsOf, visitorOf } from "../../request/context.server.ts";
import type { PageHandle } from "../../request/pages/page-handle.ts";
import { fieldText } from "../../request/locale/problem-text.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { Page } from "../../ui/page/page.tsx";
import { cardView } from "../../page-parts/member-card/card-view.ts";
import type { Route } from "./+types/search.ts";
import { encodeCards } from "./search/encoded-cards.ts";
import { JOINT, encodeCountries, type SearchPageData } from "./search/search-page-data.ts";
import { SearchChips } from "./search/search-chips.tsx";
import { SearchPanel } from "./search/search-panel.tsx";
import { LAST_PAGE, type ReadSearch, readSearch, searchHref, withoutGaps } from "./search/search-query.ts";
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
  const parsed = readSearch(url.searchParams, countries);
  if (parsed.errors.min_age ?? parsed.errors.max_age) return await refused(parsed, context);
  const api = apiOf(context);
  const { countryregion } = parsed.query;
  const near = parsed.query.country ?? visitorOf(context).country;
  const [reply, listed] = await Promise.all([
    api.callOrThrow(searchMembers, { ...parsed.query, page: parsed.page }),
    parsed.open || countryregion ? api.call(listRegions, { country: near }) : undefined,
  ]);
  const search = { ...parsed.query, ...reply.search };
  const regions = listed?.ok && search.country === near ? listed.value.regions.map(({ name }) => name) : [];
  // The region of another country: it stayed in the form when the country was changed.
  if (countryregion && regions.length > 0 && !regions.includes(countryregion)) {
    throw redirect(searchHref({ ...parsed.query, countryregion: undefined }) + (parsed.open ? "&open=1" : ""));
  }
  const cardOptions = { prefix, locale: localeOf(context), home: search.country, t: textsOf(context) };
  return {
    query: withoutGaps(parsed.query),
    search: withoutGaps(search),
    countries: encodeCountries(countries),
    regions: parsed.open ? regions.join(JOINT) : undefined,
    open: parsed.open,
    page: parsed.page,
    last: Math.min(Math.ceil(reply.numResults / PAGE_SIZE), LAST_PAGE),
    count: reply.numResults,
    more: reply.more,
    people: encodeCards(reply.results.filter(({ deleted }) => !deleted).map((card) => cardView(card, cardOptions))),
  };
}

/** 422: the form with what was typed and its errors, without results. */
async function refused({ query, errors, typed, page }: ReadSearch, context: Context) {
  const t = textsOf(context);
  const messages: Record<string, string> = {};
  for (const [name, problem] of Object.entries(errors)) {
    if (problem) messages[name] = fieldText(problem, t);
  }
  const api = apiOf(context);
  const { profile } = (await api.callOrThrow(currentUser)).user;
  const { gender = profile.seeking ?? undefined, country = profile.country ?? undefined, countryregion } = query;
  const listed = await api.call(listRegions, { country: country ?? visitorOf(context).country });
  const { countries } = settingsOf(context);
  return data<SearchPageData>(
    {
      query,
      search: { ...query, gender, country },
      countries: encodeCountries(countries),
      regions: listed.ok ? listed.value.regions.map(({ name }) => name).join(JOINT) : "",
      open: true,
      page,
      last: 0,
      count: 0,
      form: {
        values: { gender: gender ?? "", country: country ?? "", countryregion: countryregion ?? "", ...typed },
        errors: messages,
      },
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
