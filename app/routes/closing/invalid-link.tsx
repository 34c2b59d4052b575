import { DELETE_GRACE_DAYS } from "../../domain/closing.ts";
import { problemText } from "../../request/problem-text.ts";
import { useTranslation } from "../../request/use-translation.ts";
import { Banner } from "../../ui/banner/banner.tsx";
import { Actions } from "../../ui/button/actions.tsx";
import { ButtonLink } from "../../ui/button/button.tsx";
import { LetterIllustration } from "../../ui/illustration/letter.tsx";
import { Page } from "../../ui/page/page.tsx";

/** Spec §8: the link is used up, too old or no link of ours. Which of them is nobody's business; the way on is. */
export function InvalidLink() {
  const { t } = useTranslation(["closing", "problems"]);
  return (
    <Page title={t("closing:restore.invalid_title")} width="narrow">
      <LetterIllustration />
      <Banner tone="warning" alert>
        {problemText({ error: "link_invalid" }, t)}
      </Banner>
      <p>{t("closing:restore.within", { count: DELETE_GRACE_DAYS })}</p>
      <p>{t("closing:restore.after")}</p>
      <Actions>
        <ButtonLink href="/login" wide>
          {t("closing:restore.sign_in")}
        </ButtonLink>
        <ButtonLink href="/signup" tone="secondary" wide>
          {t("closing:restore.sign_up")}
        </ButtonLink>
      </Actions>
    </Page>
  );
}
