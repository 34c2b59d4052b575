import { useOutletContext } from "react-router";
import { formatMoment } from "../../../domain/locale/format.ts";
import { readersZone } from "../../../domain/locale/time-zone.ts";
import { useLocale } from "../../../page-parts/use-locale.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import type { MemberArea } from "../../../request/pages/member-area.ts";
import { Actions } from "../../../ui/button/actions.tsx";
import { ButtonLink } from "../../../ui/button/button.tsx";
import { EmptyState } from "../../../ui/empty-state/empty-state.tsx";
import { HeartIllustration } from "../../../ui/illustration/heart.tsx";
import * as styles from "./swipe-game.css.ts";

interface GameOverProps {
  /** The day's likes are given; otherwise everybody was shown. */
  isUsedUp: boolean;
  /** When the next day of the member begins, and now: ISO 8601. */
  nextDay: string;
  now: string;
}

/** The kind end: that was everybody for today, when it goes on, and what else there is to do. */
export function GameOver({ isUsedUp, nextDay, now }: GameOverProps) {
  const { t } = useTranslation("suggestions");
  const { user } = useOutletContext<MemberArea>();
  const moment = formatMoment(nextDay, useLocale(), readersZone(user));
  return (
    <EmptyState
      illustration={<HeartIllustration />}
      title={t(isUsedUp ? "game.over.used_title" : "game.over.title")}
      action={
        <Actions>
          <ButtonLink href="/chats" icon="message">
            {t("game.over.write")}
          </ButtonLink>
          <ButtonLink href={isUsedUp ? "/members" : "/profile/looking-for"} tone="secondary">
            {t(isUsedUp ? "game.over.search" : "game.over.wishes")}
          </ButtonLink>
        </Actions>
      }
    >
      <p>{t(isUsedUp ? "game.over.used" : "game.over.seen")}</p>
      {isUsedUp && (
        <p>
          <span data-at>{t("game.over.next")}</span>
          <span data-in hidden>
            {t("game.over.next_in")}
          </span>{" "}
          <span role="timer" aria-label={t("game.over.timer")}>
            <time dateTime={nextDay} data-countdown={now} className={styles.countdown}>
              {moment}
            </time>
          </span>
        </p>
      )}
      {isUsedUp && (
        <p className={styles.soft}>
          <a href="/premium">{t("game.over.premium")}</a>
        </p>
      )}
    </EmptyState>
  );
}
