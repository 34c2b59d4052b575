import { useTranslation } from "../../request/locale/use-translation.ts";
import { Actions } from "../../ui/button/actions.tsx";
import { ButtonLink } from "../../ui/button/button.tsx";
import { LetterIllustration } from "../../ui/illustration/letter.tsx";
import { Page } from "../../ui/page/page.tsx";

/** The site takes nobody new, or nobody who came without a traffic source (spec §5). */
export function SignupsClosed({ site }: { site: string }) {
  const { t } = useTranslation("signup");
  return (
    <Page title={t("closed.title")} width="narrow">
      <LetterIllustration />
      <p>{t("closed.text", { site })}</p>
      <Actions>
        <ButtonLink href="/login" wide>
          {t("sign_in")}
        </ButtonLink>
        <ButtonLink href="/" tone="quiet" wide>
          {t("closed.home")}
        </ButtonLink>
      </Actions>
    </Page>
  );
}
