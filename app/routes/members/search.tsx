import { data, redirect } from "react-router";
import { searchMembers } from "../../contract/people/discovery.ts";
import { PAGE_SIZE } from "../../contract/people/search-values.ts";
import { currentUser } from "../../contract/account/session.ts";
import { apiOf, type Context, localeOf, nowOf, settingsOf, textsOf, visitorOf } from "../../request/context.server.ts";
import { findRegions } from "../../request/site/kept-lists.server.ts";
import { offeredSearch } from "../../domain/offered-search.ts";
import type { PageHandle } from "../../request/pages/page-handle.ts";
import type { FormReply } from "../../ui/form/form-fields.ts";
import { Page } from "../../ui/page/page.tsx";
import { drawn } from "../../page-parts/drawn.server.tsx";
import { OtherWays } from "../../page-parts/other-ways.tsx";
import { AppLink } from "../../page-parts/navigation/app-link.tsx";
import { cardView } from "../../page-parts/member-card/card-view.ts";
import { likeAction } from "../../page-parts/member-card/like-action.server.ts";
import type { Route } from "./+types/search.ts";
import { encodeCards } from "./search/encoded-cards.ts";
import { headline } from "./search/headline.server.ts";
import * as styles from "./search/search.css.ts";
import { JOINT, type SearchPageData } from "./search/search-page-data.ts";
import { moreChips, panelOf, showLabel } from "./search/more-filters.server.ts";
import { onlyCounted, refusedFields } from "./search/search-answers.server.ts";
import { SearchChips } from "./search/search-chips.tsx";
import { SearchPanel } from "./search/search-panel.tsx";
import { searchHref, withEmptiedAges, withoutGaps } from "./search/search-query.ts";
import { readSearch } from "./search/read-search.server.ts";
import { LAST_PAGE, searchForms } from "./search/search.form.ts";
import { similarIn } from "./search/similar-results.server.ts";
import { SearchResults } from "./search/search-results.tsx";
import { todaysSuggestions } from "./search/todays-suggestions.server.ts";
import { TodaysSuggestions } from "./search/todays-suggestions.tsx";

export const handle = { title: "members:title" } satisfies PageHandle;

/**
 * The regions are asked beside the search, of the country that it will most likely be in: one round trip (P11). A page
 * whose panel is closed does without them: they weigh more than the pictures' frames (P3, decision 0077).
 */
export async function loader({
  url,
  context,
}: Route.LoaderArgs): Promise<SearchPageData | Awaited<ReturnType<typeof refused>>> {
  const settings = settingsOf(context);
  const { countries, cdn_prefix: prefix } = settings;
  const submission = readSearch(url.searchParams, searchForms(countries).search, context);
  if (submission.status !== "success") return await refused(url, submission.reply(), context);
  const { page, open: opened, ...typed } = offeredSearch(submission.value, settings);
  const query = withEmptiedAges(typed, url.searchParams);
  const open = opened !== undefined;
  const api = apiOf(context);
  const { countryregion } = query;
  const near = query.country ?? visitorOf(context).country;
  const isHome = page === 1 && !open && Object.keys(withoutGaps(query)).length === 0;
  const asked = { ...query, page, ...(isHome && { today: "yes" as const }) };
  // The layout asks who is signed in, and one page asks nothing twice.
  const [answer, { user }, listed] = await Promise.all([
    api.call(searchMembers, asked),
    api.callOrThrow(currentUser),
    open || countryregion ? findRegions(near, context) : undefined,
  ]);
  const t = textsOf(context);
  // A place that nobody knows.
  if (!answer.ok && "fields" in answer.problem)
    return await refused(url, refusedFields(submission, answer.problem, t), context);
  // Asked once: the same answer, or the page that fits its problem.
  const reply = answer.ok ? answer.value : await api.callOrThrow(searchMembers, asked);
  const search = { ...query, ...reply.search };
  const show = showLabel({ count: reply.numResults, more: reply.more, gender: search.gender }, t);
  if (url.searchParams.has("count")) return onlyCounted(show);
  const regions = listed?.ok && search.country === near ? listed.value.regions.map(({ name }) => name) : [];
  // The region of another country: it stayed in the form when the country was changed.
  if (countryregion && regions.length > 0 && !regions.includes(countryregion)) {
    const elsewhere = searchHref({ ...query, countryregion: undefined });
    throw redirect(open ? `${elsewhere}${elsewhere.includes("?") ? "&" : "?"}open=1` : elsewhere);
  }
  const cardOptions = { prefix, locale: localeOf(context), home: search.country, t };
  const last = Math.min(Math.ceil(reply.numResults / PAGE_SIZE), LAST_PAGE);
  // People went while somebody turned the pages.
  if (page > Math.max(1, last)) throw redirect(searchHref(query, last));
  const people = encodeCards(
    reply.results.filter(({ deleted }) => !deleted).map((card) => cardView(card, cardOptions)),
  );
  const similar = similarIn(reply, cardOptions);
  return withoutGaps({
    query: withoutGaps(query),
    search: withoutGaps(search),
    ...panelOf({ search, settings, regions: listed?.ok ? listed.value.regions : [], open, t }),
    regions: open ? regions.join(JOINT) : undefined,
    chips: moreChips({ search, t }),
    show,
    page,
    last,
    head: headline({ reply, user, query: withoutGaps(query), now: nowOf(context), t }),
    people,
    similar,
    drawing: people || similar ? undefined : drawn("lost_path"),
    today: todaysSuggestions(reply.suggestions, context),
    ways: textsOf(context)("suggestions:more"),
    save: t("saved:save_title"),
  });
}

export function action(args: Route.ActionArgs) {
  return likeAction(args);
}

/** 422: the form with what was typed and its errors, without results. */
async function refused({ searchParams }: URL, reply: FormReply, context: Context) {
  const settings = settingsOf(context);
  const { countries } = settings;
  const forms = searchForms(countries);
  const { page, open: _open, place: _place, ...query } = forms.choices.parse(Object.fromEntries(searchParams));
  const api = apiOf(context);
  const { profile } = (await api.callOrThrow(currentUser)).user;
  const { gender = profile.seeking ?? undefined, country = profile.country ?? undefined, countryregion } = query;
  const listed = await findRegions(country ?? visitorOf(context).country, context);
  const search = withoutGaps({ countryregion, gender, country });
  const t = textsOf(context);
  return data<SearchPageData>(
    {
      query: withoutGaps(query),
      search,
      ...panelOf({ search: query, settings, regions: listed.ok ? listed.value.regions : [], open: true, t }),
      regions: listed.ok ? listed.value.regions.map(({ name }) => name).join(JOINT) : "",
      show: showLabel({ count: 0 }, t),
      page,
      last: 0,
      head: t("members:title"),
      form: { ...reply, initialValue: { ...reply.initialValue, ...(search as Record<string, string>) } },
    },
    { status: 422 },
  );
}

export default function Search({ loaderData }: Route.ComponentProps) {
  const { head, people, search } = loaderData;
  return (
    <Page title={<span className={styles.head}>{head}</span>} width="wide">
      {loaderData.today && <TodaysSuggestions {...loaderData.today} />}
      <SearchPanel data={loaderData} />
      {people !== undefined && (
        <>
          <SearchChips query={loaderData.query} search={search} chips={loaderData.chips} />
          <SearchResults {...loaderData} people={people} />
          <AppLink href={`/profile/searches?save&${searchHref(loaderData.query).slice("/members?".length)}`}>
            {loaderData.save}
          </AppLink>
          {loaderData.ways && <OtherWays words={loaderData.ways} />}
        </>
      )}
    </Page>
  );
}
