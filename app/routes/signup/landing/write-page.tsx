import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Card } from "../../../ui/card/card.tsx";
import { ServerForm } from "../../../ui/form/server-form.tsx";
import { stepHref } from "../signup-entry.ts";
import { LandingColumns } from "./landing-columns.tsx";
import { LandingPoints } from "./landing-foot.tsx";
import type { LandingView } from "./landing.server.ts";
import { MessageField } from "../steps/message-field.tsx";
import { useSignupLabels } from "../steps/use-signup-labels.ts";

/** Somebody's card, large, and a first message to them right below. Spec §2, /members/{id}/landing. */
export function WritePage({ target, base, values, credits }: LandingView) {
  const { t } = useTranslation("landers");
  const { name } = target;
  return (
    <LandingColumns target={target} title={t("meet.hello", { name })} lead={t("meet.lead", { name })}>
      <Card padding="large" as="section">
        <ServerForm
          id="write"
          labels={useSignupLabels(name)}
          action={stepHref({ base }, "message")}
          defaultValue={values}
          data-signup=""
        >
          <MessageField target={target} credits={credits} />
          <Button wide icon="message">
            {t("meet.write", { name })}
          </Button>
        </ServerForm>
      </Card>
      <LandingPoints />
    </LandingColumns>
  );
}
