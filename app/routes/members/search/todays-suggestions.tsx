import { useCachedHtml } from "../../../request/pages/cached-html.ts";
import { PersonGrid } from "../../../ui/person-card/person-card.tsx";
import { MemberCard } from "../../../page-parts/member-card/member-card.tsx";
import { AppLink } from "../../../page-parts/navigation/app-link.tsx";
import { decodeCard, encodedCards } from "./encoded-cards.ts";
import type { SearchPageData } from "./search-page-data.ts";
import * as styles from "./search.css.ts";

type Shown = NonNullable<SearchPageData["today"]>;

/** Whom the site suggests today, in one row; the like is on their profile, as they may be among the results below, too. */
export function TodaysSuggestions(shown: Shown) {
  const key = `today\n${shown.title}\n${shown.people}`;
  return <section className={styles.today} {...useCachedHtml(key, () => <Row {...shown} />)} />;
}

function Row({ title, people }: Shown) {
  return (
    <>
      <h2>
        <AppLink href="/suggestions">{title}</AppLink>
      </h2>
      <PersonGrid label={title}>
        {encodedCards(people).map((line, index) => {
          const person = decodeCard(line);
          return <MemberCard key={person.id} person={person} lazy={index > 1} action={false} />;
        })}
      </PersonGrid>
    </>
  );
}
