import { useTranslation } from "../../request/locale/use-translation.ts";
import { LinkActions } from "../../ui/button/link-actions.tsx";
import { EnvelopeIllustration } from "../../ui/illustration/envelope.tsx";
import { Page } from "../../ui/page/page.tsx";

/** The site takes nobody new, or nobody who came without a traffic source (spec §5). */
export function SignupsClosed({ site }: { site: string }) {
  const { t } = useTranslation("signup");
  return (
    <Page title={t("closed.title")} width="narrow">
      <EnvelopeIllustration />
      <p>{t("closed.text", { site })}</p>
      <LinkActions
        links={[
          { href: "/login", text: t("sign_in") },
          { href: "/", text: t("closed.home"), tone: "quiet" },
        ]}
      />
    </Page>
  );
}
