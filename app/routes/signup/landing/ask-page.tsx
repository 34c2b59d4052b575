import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Card } from "../../../ui/card/card.tsx";
import { ServerForm } from "../../../ui/form/server-form.tsx";
import { stepHref } from "../signup-entry.ts";
import { FictionalWarning } from "../../../page-parts/fictional/fictional-warning.tsx";
import { LandingFoot, LandingPoints } from "./landing-foot.tsx";
import { LandingPhoto } from "./landing-photo.tsx";
import * as styles from "./landing.css.ts";
import type { LandingView } from "./landing.server.ts";
import { useSignupLabels } from "../steps/use-signup-labels.ts";
import { WhoStep } from "../steps/who-step.tsx";

/** One question, answered right here: the sign-up has begun. Spec §2, /members/{id}/landing3/{slug?}. */
export function AskPage({ target, base, topic, values, constraint }: LandingView) {
  const { t } = useTranslation("landers");
  const { name } = target;
  return (
    <div className={styles.short}>
      <LandingPhoto target={target} round />
      <h1>{t("meet.question", { name })}</h1>
      <p className={styles.lead}>{t("lead", { context: topic })}</p>
      {target.fictional && <FictionalWarning />}
      <Card padding="large" as="section">
        <ServerForm
          id="who"
          labels={useSignupLabels()}
          action={stepHref({ base }, 0)}
          constraint={constraint}
          defaultValue={values}
          data-signup=""
        >
          <WhoStep />
          <Button wide>{t("submit")}</Button>
          <p className={styles.small}>{t("form_hint")}</p>
        </ServerForm>
      </Card>
      <LandingPoints />
      <LandingFoot target={target} />
    </div>
  );
}
