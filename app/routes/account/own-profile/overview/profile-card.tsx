import type { ReactNode } from "react";
import { NoticeHere } from "../../../../page-parts/notice-here.tsx";
import { useTranslation } from "../../../../request/locale/use-translation.ts";
import { ButtonLink } from "../../../../ui/button/button.tsx";
import { Card } from "../../../../ui/card/card.tsx";
import type { ProfileCard as Name } from "../cards.ts";
import * as styles from "../own-profile.css.ts";

interface ProfileCardProps {
  card: Name | "photos";
  canChange: boolean;
  children: ReactNode;
}

/** Of the others, members see all that stands there (who-sees.tsx). */
const SEEN_IN_PART = ["photos", "looking-for", "name"] as const;

/** One card of the own profile, with the one link that leads to its form where there is one. */
export function ProfileCard({ card, canChange, children }: ProfileCardProps) {
  const { t } = useTranslation("profile");
  const seen = SEEN_IN_PART.find((one) => one === card);
  return (
    <Card as="section" id={card}>
      <div className={styles.head}>
        <h2>{t(`cards.${card}.title`)}</h2>
        {canChange && (
          <ButtonLink href={`/profile/${card}`} tone="secondary" size="small" aria-label={t(`cards.${card}.change`)}>
            {t("change")}
          </ButtonLink>
        )}
      </div>
      <NoticeHere at={card} />
      {children}
      {canChange && seen && <p className={styles.small}>{t(`cards.${seen}.who`)}</p>}
    </Card>
  );
}
