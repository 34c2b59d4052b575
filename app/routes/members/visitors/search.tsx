import { data } from "react-router";
import { searchMembers } from "../../../contract/people/discovery.ts";
import { PAGE_SIZE } from "../../../contract/people/search-values.ts";
import { signInPath } from "../../../domain/auth/sign-in-path.ts";
import { offersSearch } from "../../../domain/offered-search.ts";
import { imageUrl } from "../../../domain/images.ts";
import { apiOf, localeOf, settingsOf, textsOf, trafficSourceOf, visitorOf } from "../../../request/context.server.ts";
import { constraintsOf } from "../../../request/forms/constraints.server.ts";
import type { PageHandle } from "../../../request/pages/page-handle.ts";
import { requireOpenSearch } from "../../../request/session/require-open-search.server.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { EmptyState } from "../../../ui/empty-state/empty-state.tsx";
import { LostPathIllustration } from "../../../ui/illustration/lost-path.tsx";
import { Page } from "../../../ui/page/page.tsx";
import { Pagination } from "../../../ui/pagination/pagination.tsx";
import { PersonGrid } from "../../../ui/person-card/person-card.tsx";
import { cardView } from "../../../page-parts/member-card/card-view.ts";
import { pageLinks } from "../../../page-parts/page-links.tsx";
import { readSearch } from "../search/read-search.server.ts";
import { searchForms } from "../search/search.form.ts";
import type { Route } from "./+types/search.ts";
import { MembersOnly } from "./members-only.tsx";
import { VisitorCard } from "./visitor-card.tsx";
import { VisitorForm, visitorFieldNames } from "./visitor-form.tsx";
import { visitorQuery, visitorSearchHref } from "./visitor-query.ts";

export const handle = { title: "visitors:title" } satisfies PageHandle;

export const middleware: Route.MiddlewareFunction[] = [requireOpenSearch];

/** The search for who is not signed in (spec §6); without a country it is where they are. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { countries, cdn_prefix: prefix } = settingsOf(context);
  const form = searchForms(countries).search;
  const here = { country: visitorOf(context).country };
  const hidden = visitorFieldNames.filter((name) => !offersSearch(settingsOf(context), name));
  const shared = { countries, hidden, constraint: constraintsOf(form) };
  const submission = readSearch(url.searchParams, form, context);
  if (submission.status !== "success")
    return data({ ...shared, query: here, search: here, form: submission.reply() }, { status: 422 });
  const { page } = submission.value;
  const query = visitorQuery(submission.value);
  const source = trafficSourceOf(context);
  const reply = await apiOf(context).callOrThrow(searchMembers, { ...here, ...known(query), page, ...source });
  const search = { ...query, ...visitorQuery(reply.search ?? {}) };
  const options = { prefix, locale: localeOf(context), home: search.country, t: textsOf(context) };
  return {
    ...shared,
    query,
    search,
    page,
    found: reply.results.map((card) => cardView(card, options)),
    last: Math.ceil(reply.numResults / PAGE_SIZE),
    more: reply.numMembersOnly ?? 0,
    blurs: (reply.blurredImages ?? []).flatMap((image) => imageUrl(prefix, image, "thumb") ?? []),
  };
}

function known<Query extends object>(query: Query): Query {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined)) as Query;
}

export default function VisitorsSearch({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("visitors");
  const { search, countries, hidden, constraint } = loaderData;
  return (
    <Page title={t("title")} lead={t("lead")} width="wide">
      <VisitorForm
        {...{ search, countries, hidden, constraint }}
        form={"form" in loaderData ? loaderData.form : undefined}
      />
      {"found" in loaderData && <Found {...loaderData} />}
    </Page>
  );
}

type FoundProps = Extract<Route.ComponentProps["loaderData"], { found: unknown }>;

function Found({ found, query, page, last, more, blurs }: FoundProps) {
  const { t } = useTranslation(["visitors", "members"]);
  const links = pageLinks({
    page,
    last,
    href: (number) => visitorSearchHref(query, number),
    words: {
      previous: t("members:pages.previous"),
      next: t("members:pages.next"),
      summary: t("members:pages.summary", { page, last }),
    },
  });
  return (
    <>
      {found.length > 0 ? (
        <PersonGrid label={t("members:people")}>
          {found.map((person, at) => (
            <VisitorCard key={person.id} person={person} lazy={at > 1} />
          ))}
        </PersonGrid>
      ) : (
        <EmptyState illustration={<LostPathIllustration />} title={t("visitors:nobody")}>
          <p>{t("visitors:nobody_text")}</p>
        </EmptyState>
      )}
      {links && <Pagination label={t("members:pages.label")} {...links} />}
      <MembersOnly count={more} blurs={blurs} signIn={signInPath(visitorSearchHref(query, page))} />
    </>
  );
}
