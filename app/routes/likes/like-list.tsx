import { useTranslation } from "../../request/use-translation.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { Pagination } from "../../ui/pagination/pagination.tsx";
import { PersonGrid } from "../../ui/person-card/person-card.tsx";
import { LikeForm } from "../like-form.tsx";
import { MemberCard } from "../member-card.tsx";
import { pageLinks } from "../page-links.ts";
import type { Person } from "../person.ts";
import * as styles from "./likes.css.ts";
import type { Tab } from "./lists.ts";

interface LikeListProps {
  type: Tab;
  people: (Person & { isNew?: true })[];
  page: number;
  last: number;
}

/** The cards of one tab: received ones can be liked back, matches written to. */
export function LikeList({ type, people, page, last }: LikeListProps) {
  const { t } = useTranslation("likes");
  const href = (number: number) => `/likes/${type}${number > 1 ? `?page=${number}` : ""}`;
  const words = { previous: t("pages.previous"), next: t("pages.next"), summary: t("pages.summary", { page, last }) };
  const links = pageLinks({ page, last, href, words });
  return (
    <>
      <LikeForm back={href(page)}>
        <PersonGrid label={t(type)}>
          {people.map((person, index) => (
            <MemberCard
              key={person.id}
              person={person}
              lazy={index > 1}
              note={person.isNew && <b className={styles.fresh}>{t("new")}</b>}
            >
              {type === "matches" ? (
                <ButtonLink href={`/members/${person.id}/chat`} size="small" wide icon="message">
                  {t("write")}
                </ButtonLink>
              ) : undefined}
            </MemberCard>
          ))}
        </PersonGrid>
      </LikeForm>
      {links && <Pagination label={t("pages.label")} {...links} />}
    </>
  );
}

/** What to do when a tab is empty. */
export function NoLikes({ type }: { type: Tab }) {
  const { t } = useTranslation("likes");
  const action = <ButtonLink href="/members">{t(`empty.${type}.action`)}</ButtonLink>;
  return (
    <EmptyState icon="heart" title={t(`empty.${type}.title`)} action={action}>
      <p>{t(`empty.${type}.text`)}</p>
    </EmptyState>
  );
}
