import { useTranslation } from "../../request/locale/use-translation.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { Pagination } from "../../ui/pagination/pagination.tsx";
import { LikeForm } from "../../page-parts/member-card/like-form.tsx";
import { MemberCards } from "../../page-parts/member-card/member-card.tsx";
import { pageLinks } from "../../page-parts/page-links.tsx";
import type { CardView } from "../../page-parts/member-card/card-view.ts";
import { AppLink } from "../../page-parts/navigation/app-link.tsx";
import * as styles from "./likes.css.ts";
import type { Tab } from "./lists.ts";

interface LikeListProps {
  type: Tab;
  people: (CardView & { note?: string; isNew?: boolean })[];
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
      <LikeForm>
        <MemberCards
          label={t(`tab.${type}`)}
          cards={people.map((person, index) => ({
            person,
            lazy: index > 1,
            note:
              type === "matches" ? (
                <AppLink href={`/likes/m/${person.id}`} className={styles.match}>
                  {t("see_match")}
                </AppLink>
              ) : (
                person.note && <b className={person.isNew ? styles.fresh : undefined}>{person.note}</b>
              ),
            action: type === "matches" ? <WriteTo id={person.id} /> : undefined,
          }))}
        />
      </LikeForm>
      {links && <Pagination label={t("pages.label")} {...links} />}
    </>
  );
}

function WriteTo({ id }: { id: string }) {
  const { t } = useTranslation("likes");
  return (
    <ButtonLink asChild size="small" wide icon="message">
      <AppLink href={`/members/${id}/chat`}>{t("write")}</AppLink>
    </ButtonLink>
  );
}

/** What to do when a tab is empty. */
export function NoLikes({ type }: { type: Tab }) {
  const { t } = useTranslation("likes");
  const action = (
    <ButtonLink asChild>
      <AppLink href="/members">{t(`empty.${type}.action`)}</AppLink>
    </ButtonLink>
  );
  return (
    <EmptyState icon="heart" title={t(`empty.${type}.title`)} action={action}>
      <p>{t(`empty.${type}.text`)}</p>
    </EmptyState>
  );
}
