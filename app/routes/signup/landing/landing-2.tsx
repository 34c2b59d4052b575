import { useTranslation } from "../../../request/use-translation.ts";
import type { PageHandle } from "../../../request/page-handle.ts";
import { Button, ButtonLink } from "../../../ui/button/button.tsx";
import { Icon } from "../../../ui/icon/icon.tsx";
import type { Route } from "./+types/landing-2.ts";
import { stepHref } from "../signup-entry.ts";
import { FictionalWarning } from "../fictional.tsx";
import { Landing } from "./landing-frame.tsx";
import { LandingFoot } from "./landing-foot.tsx";
import { LandingPhoto } from "./landing-photo.tsx";
import { landingTitle } from "./landing-title.ts";
import * as styles from "./landing.css.ts";
import { showLanding, type LandingView } from "./landing.server.ts";

export const handle = { hydrate: false, title: landingTitle } satisfies PageHandle;

export async function loader(asked: Route.LoaderArgs) {
  return showLanding(asked);
}

/** The photo first, a like before any word, and three reasons. Spec §2, /members/{id}/landing2/{slug?}. */
export default function LikeLanding({ loaderData }: Route.ComponentProps) {
  return <Landing shown={loaderData} Page={LikePage} />;
}

const reasons = [
  { name: "private", icon: "shield" },
  { name: "price", icon: "wallet" },
  { name: "pace", icon: "clock" },
] as const;

function LikePage({ target, base, topic }: LandingView) {
  const { t } = useTranslation("landers");
  const { name } = target;
  return (
    <>
      <div className={styles.columns}>
        <LandingPhoto target={target} />
        <div className={styles.words}>
          <h1>{t("meet.like_question", { name })}</h1>
          <p className={styles.lead}>{t("lead", { context: topic })}</p>
          {target.fictional && <FictionalWarning target={target} />}
          <form method="post" action={stepHref({ base }, 0)} className={styles.two} data-signup="">
            <Button name="go" value="like" icon="heart" wide>
              {t("meet.like", { name })}
            </Button>
            <ButtonLink href={stepHref({ base }, "message")} tone="secondary" icon="message" wide data-signup="">
              {t("meet.write", { name })}
            </ButtonLink>
          </form>
          <LandingFoot target={target} />
        </div>
      </div>
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
