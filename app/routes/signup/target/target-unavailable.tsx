import { useTranslation } from "../../../request/locale/use-translation.ts";
import { LinkActions } from "../../../ui/button/link-actions.tsx";
import { LostPathIllustration } from "../../../ui/illustration/lost-path.tsx";
import { Page } from "../../../ui/page/page.tsx";

/** Whom a link led to is not there, or not for visitors; the way on is there all the same. */
export function TargetUnavailable() {
  const { t } = useTranslation("signup");
  return (
    <Page title={t("target_unavailable.title")} lead={t("target_unavailable.text")} width="narrow">
      <LostPathIllustration />
      <LinkActions
        links={[
          { href: "/signup", text: t("target_unavailable.sign_up") },
          { href: "/login", text: t("sign_in"), tone: "quiet" },
        ]}
      />
    </Page>
  );
}
