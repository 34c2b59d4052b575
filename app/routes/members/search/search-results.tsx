import { useCachedHtml, useCachedItems } from "../../../request/pages/cached-html.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { ButtonLink } from "../../../ui/button/button.tsx";
import { EmptyState } from "../../../ui/empty-state/empty-state.tsx";
import { PersonGrid } from "../../../ui/person-card/person-card.tsx";
import { PaginationLandmark, PaginationLinks } from "../../../ui/pagination/pagination.tsx";
import { LikeForm } from "../../../page-parts/member-card/like-form.tsx";
import { MemberCard } from "../../../page-parts/member-card/member-card.tsx";
import { pageLinks } from "../../../page-parts/page-links.tsx";
import { AppLink } from "../../../page-parts/navigation/app-link.tsx";
import { idIn, encodedCards, decodeCard } from "./encoded-cards.ts";
import { ALL_AGES, type DoneSearch, searchHref, type SearchQuery } from "./search-query.ts";

/** Pictures of a phone's first row; the others wait until they are scrolled to (measures P12). */
const EAGER = 2;

interface SearchResultsProps {
  /** As one text (encoded-cards.ts). */
  people: string;
  query: SearchQuery;
  search: DoneSearch;
  page: number;
  last: number;
}

/** One page of people, or what to do when nobody fits. */
export function SearchResults({ people, query, search, page, last }: SearchResultsProps) {
  if (!people) return <NoResults query={query} search={search} past={page > 1} />;
  return (
    <>
      <LikeForm>
        <ResultCards lines={encodedCards(people)} />
      </LikeForm>
      {last > 1 && <Pages {...{ query, page, last }} />}
    </>
  );
}

/** A line is all that a card shows; a card that was shown before is not decoded. */
function ResultCards({ lines }: { lines: string[] }) {
  const { t } = useTranslation("members");
  const items = lines.map((line, index) => {
    const lazy = index >= EAGER;
    return {
      id: idIn(line),
      key: `result\n${lazy ? "later" : "first"} ${line}`,
      render: () => <MemberCard person={decodeCard(line)} lazy={lazy} />,
    };
  });
  return <PersonGrid label={t("people")} {...useCachedItems(items)} />;
}

function Pages(shown: Pick<SearchResultsProps, "query" | "page" | "last">) {
  const { t } = useTranslation("members");
  const key = `pages\n${JSON.stringify(shown)}`;
  return <PaginationLandmark label={t("pages.label")} {...useCachedHtml(key, () => <PageLinks {...shown} />)} />;
}

function PageLinks({ query, page, last }: Pick<SearchResultsProps, "query" | "page" | "last">) {
  const { t } = useTranslation("members");
  const links = pageLinks({
    page,
    last,
    href: (number) => searchHref(query, number),
    words: { previous: t("pages.previous"), next: t("pages.next"), summary: t("pages.summary", { page, last }) },
  });
  return links && <PaginationLinks {...links} />;
}

function NoResults({ query, search, past }: Pick<SearchResultsProps, "query" | "search"> & { past: boolean }) {
  const { t } = useTranslation("members");
  if (past) {
    const action = (
      <ButtonLink asChild>
        <AppLink href={searchHref(query)}>{t("empty.past_action")}</AppLink>
      </ButtonLink>
    );
    return (
      <EmptyState icon="users" title={t("empty.past_title")} action={action}>
        <p>{t("empty.past_text")}</p>
      </EmptyState>
    );
  }
  const { gender, country } = query;
  const action = (
    <ButtonLink asChild>
      <AppLink href={searchHref({ gender, country: country ?? search.country, ...ALL_AGES })}>
        {t("empty.action")}
      </AppLink>
    </ButtonLink>
  );
  return (
    <EmptyState icon="search" title={t("empty.title")} action={action}>
      <p>{t("empty.text")}</p>
    </EmptyState>
  );
}
