import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Button, ButtonLink } from "../../../ui/button/button.tsx";
import { Icon } from "../../../ui/icon/icon.tsx";
import { stepHref } from "../signup-entry.ts";
import { LandingColumns } from "./landing-columns.tsx";
import * as styles from "./landing.css.ts";
import type { LandingView } from "./landing.server.ts";

const reasons = [
  { name: "private", icon: "shield" },
  { name: "price", icon: "wallet" },
  { name: "pace", icon: "clock" },
] as const;

/** The photo first, a like before any word, and three reasons. Spec §2, /members/{id}/landing2/{slug?}. */
export function LikePage({ target, base, topic }: LandingView) {
  const { t } = useTranslation("landers");
  const { name } = target;
  return (
    <>
      <LandingColumns target={target} title={t("meet.like_question", { name })} lead={t("lead", { context: topic })}>
        <form method="post" action={stepHref({ base }, 0)} className={styles.two} data-signup="">
          <Button name="go" value="like" icon="heart" wide>
            {t("meet.like", { name })}
          </Button>
          <ButtonLink href={stepHref({ base }, "message")} tone="secondary" icon="message" wide data-signup="">
            {t("meet.write", { name })}
          </ButtonLink>
        </form>
      </LandingColumns>
      <ul className={styles.reasons}>
        {reasons.map((reason) => (
          <li key={reason.name} className={styles.reason}>
            <Icon name={reason.icon} size={32} />
            <strong>{t(`meet.reasons.${reason.name}`)}</strong>
            <span className={styles.small}>{t(`meet.reasons.${reason.name}_text`)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
