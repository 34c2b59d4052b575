import { useCachedHtml, useCachedItems } from "../../../request/pages/cached-html.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { ButtonLink } from "../../../ui/button/button.tsx";
import { EmptyState } from "../../../ui/empty-state/empty-state.tsx";
import { PersonGrid } from "../../../ui/person-card/person-card.tsx";
import { PaginationLandmark, PaginationLinks } from "../../../ui/pagination/pagination.tsx";
import { Drawing } from "../../../page-parts/drawing.tsx";
import { LikeForm } from "../../../page-parts/member-card/like-form.tsx";
import { MemberCard } from "../../../page-parts/member-card/member-card.tsx";
import { pageLinks } from "../../../page-parts/page-links.tsx";
import { AppLink } from "../../../page-parts/navigation/app-link.tsx";
import { idIn, encodedCards, decodeCard } from "./encoded-cards.ts";
import { fromSearch, type SearchPlace } from "../profile/search-place.ts";
import type { SearchPageData } from "./search-page-data.ts";
import * as styles from "./search.css.ts";
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
  similar?: SearchPageData["similar"];
  drawing?: SearchPageData["drawing"];
}

/** One page of people and, where these are few, similar ones; or what to do when nobody fits. */
export function SearchResults({ people, query, search, page, last, similar, drawing }: SearchResultsProps) {
  const { t } = useTranslation("members");
  const place = { query, page, last };
  if (!people && !similar) return <NoResults query={query} search={search} drawing={drawing} />;
  return (
    <>
      <LikeForm>
        {people && <ResultCards label={t("people")} lines={encodedCards(people)} {...place} />}
        {similar && (
          <section className={styles.similar}>
            <h2>{similar.title}</h2>
            <p>{similar.text}</p>
            <ResultCards label={similar.title} lines={encodedCards(similar.people)} {...place} />
          </section>
        )}
      </LikeForm>
      {last > 1 && <Pages {...place} />}
    </>
  );
}

/** A line is all that a card shows; a card that was shown before is not decoded. */
function ResultCards({ label, lines, ...place }: ResultCardsProps) {
  const items = lines.map((line, index) => {
    const lazy = index >= EAGER;
    const from = fromSearch({ ...place, index });
    return {
      id: idIn(line),
      key: `result\n${lazy ? "later" : "first"} ${from} ${line}`,
      render: () => <MemberCard person={decodeCard(line)} lazy={lazy} from={from} />,
    };
  });
  return <PersonGrid label={label} {...useCachedItems(items)} />;
}

interface ResultCardsProps extends Omit<SearchPlace, "index"> {
  label: string;
  lines: string[];
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

function NoResults({ query, search, drawing }: Pick<SearchResultsProps, "query" | "search" | "drawing">) {
  const { t } = useTranslation("members");
  const { gender, country } = query;
  const action = (
    <ButtonLink asChild>
      <AppLink href={searchHref({ gender, country: country ?? search.country, ...ALL_AGES })}>
        {t("empty.action")}
      </AppLink>
    </ButtonLink>
  );
  return (
    <EmptyState illustration={<Drawing html={drawing} />} title={t("empty.title")} action={action}>
      <p>{t("empty.text")}</p>
    </EmptyState>
  );
}
