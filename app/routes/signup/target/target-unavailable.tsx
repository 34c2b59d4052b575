import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Actions } from "../../../ui/button/actions.tsx";
import { ButtonLink } from "../../../ui/button/button.tsx";
import { LostPathIllustration } from "../../../ui/illustration/lost-path.tsx";
import { Page } from "../../../ui/page/page.tsx";

/** Whom a link led to is not there, or not for visitors; the way on is there all the same. */
export function TargetUnavailable() {
  const { t } = useTranslation("signup");
  return (
    <Page title={t("gone.title")} lead={t("gone.text")} width="narrow">
      <LostPathIllustration />
      <Actions>
        <ButtonLink href="/signup" wide>
          {t("gone.sign_up")}
        </ButtonLink>
        <ButtonLink href="/login" tone="quiet" wide>
          {t("sign_in")}
        </ButtonLink>
      </Actions>
    </Page>
  );
}
