import { useTranslation } from "../../request/use-translation.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { Pagination } from "../../ui/pagination/pagination.tsx";
import { LikeForm } from "../like-form.tsx";
import { MemberCards } from "../member-card.tsx";
import { pageLinks } from "../page-links.ts";
import type { Person } from "../person.ts";
import { searchHref, type SearchQuery } from "./search-query.ts";

/** Pictures of a phone's first row; the others wait until they are scrolled to (measures P12). */
const EAGER = 2;

interface SearchResultsProps {
  people: Person[];
  query: SearchQuery;
  page: number;
  last: number;
}

/** One page of people, or what to do when nobody fits. */
export function SearchResults({ people, query, page, last }: SearchResultsProps) {
  const { t } = useTranslation("members");
  const links = pageLinks({
    page,
    last,
    href: (number) => searchHref(query, number),
    words: { previous: t("pages.previous"), next: t("pages.next"), summary: t("pages.summary", { page, last }) },
  });
  if (people.length === 0) return <Nobody query={query} past={page > 1} />;
  return (
    <>
      <LikeForm back={searchHref(query, page)}>
        <MemberCards label={t("people")} cards={people.map((person, index) => ({ person, lazy: index >= EAGER }))} />
      </LikeForm>
      {links && <Pagination label={t("pages.label")} {...links} />}
    </>
  );
}

function Nobody({ query, past }: { query: SearchQuery; past: boolean }) {
  const { t } = useTranslation("members");
  if (past) {
    const action = <ButtonLink href={searchHref(query)}>{t("empty.past_action")}</ButtonLink>;
    return (
      <EmptyState icon="users" title={t("empty.past_title")} action={action}>
        <p>{t("empty.past_text")}</p>
      </EmptyState>
    );
  }
  const { gender, country } = query;
  const action = <ButtonLink href={searchHref({ gender, country })}>{t("empty.action")}</ButtonLink>;
  return (
    <EmptyState icon="search" title={t("empty.title")} action={action}>
      <p>{t("empty.text")}</p>
    </EmptyState>
  );
}
