import { useTranslation } from "../../../request/locale/use-translation.ts";
import { CollapsibleBanner } from "../../../ui/collapsible-banner/collapsible-banner.tsx";
import { ShortEmail } from "../../../ui/email-text/short-email.tsx";
import type { Activation } from "./activation.server.ts";
import { ActivationWords } from "./activation-words.tsx";
import { alerts, line, narrowOnly, wideOnly } from "./alerts.css.ts";
import { Resend } from "./resend.tsx";
import { useIsOver } from "./use-is-over.ts";

/** The reminder as one line: where the mail went, and once it should be there, "Send again". All else folds out below it. */
export function ActivationLine({ activation }: { activation: Activation }) {
  const { t } = useTranslation("account");
  const { email } = activation;
  const late = useIsOver(activation.hintIn);
  return (
    <div className={alerts}>
      <CollapsibleBanner
        tone="warning"
        icon="mail"
        title={
          <span className={line}>
            <span className={narrowOnly}>{t("activation.line_short")}</span>
            <span className={wideOnly}>{t(email ? "activation.line_to" : "activation.title")}</span>
            {email && <ShortEmail>{email}</ShortEmail>}
          </span>
        }
        action={{
          shown: late ? <Resend short /> : <span>{t("activation.underway")}</span>,
          texts: [t("activation.again"), t("activation.underway")],
        }}
      >
        <ActivationWords email={email} late={late} />
        <p>
          {/* A document: then the browser unfolds the form that the fragment names. */}
          <a href="/profile/security#email">{t("activation.change")}</a>
        </p>
      </CollapsibleBanner>
    </div>
  );
}
