import { useTranslation } from "../../../request/use-translation.ts";
import type { PageHandle } from "../../../request/page-handle.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Card } from "../../../ui/card/card.tsx";
import { Form } from "../../../ui/form/form.tsx";
import type { Route } from "./+types/landing.ts";
import { stepHref } from "../signup-entry.ts";
import { FictionalWarning } from "../fictional.tsx";
import { Landing } from "./landing-frame.tsx";
import { LandingFoot, LandingPoints } from "./landing-foot.tsx";
import { LandingPhoto } from "./landing-photo.tsx";
import * as styles from "./landing.css.ts";
import { landingTitle } from "./landing-title.ts";
import { showLanding, type LandingView } from "./landing.server.ts";
import { MessageField } from "../steps/message-field.tsx";

export const handle = { hydrate: false, title: landingTitle } satisfies PageHandle;

export async function loader(asked: Route.LoaderArgs) {
  return showLanding(asked);
}

/** Somebody's card, large, and a first message to them right below. Spec §2, /members/{id}/landing. */
export default function WriteLanding({ loaderData }: Route.ComponentProps) {
  return <Landing shown={loaderData} Page={WritePage} />;
}

function WritePage({ target, base, values, credits }: LandingView) {
  const { t } = useTranslation("landers");
  const { name } = target;
  return (
    <div className={styles.columns}>
      <LandingPhoto target={target} />
      <div className={styles.words}>
        <h1>{t("meet.hello", { name })}</h1>
        <p className={styles.lead}>{t("meet.lead", { name })}</p>
        {target.fictional && <FictionalWarning target={target} />}
        <Card padding="large" as="section">
          <Form id="write" action={stepHref({ base }, "message")} state={{ values, errors: {} }} data-signup="">
            <MessageField name={name} credits={credits} />
            <Button wide icon="message">
              {t("meet.write", { name })}
            </Button>
          </Form>
        </Card>
        <LandingPoints />
        <LandingFoot target={target} />
      </div>
    </div>
  );
}
