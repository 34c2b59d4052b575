import { useTranslation } from "../../request/locale/use-translation.ts";
import { Actions } from "../../ui/button/actions.tsx";
import { ButtonLink } from "../../ui/button/button.tsx";
import { Page } from "../../ui/page/page.tsx";

/** In place of a visitor's receipt that is no longer shown (sent-case.server.ts). */
export function ReceiptOver() {
  const { t } = useTranslation("complaints");
  return (
    <Page title={t("received_over")} width="narrow">
      <p>{t("received_over_text")}</p>
      <p>{t("received_over_mail")}</p>
      <Actions>
        <ButtonLink href="/">{t("to_home")}</ButtonLink>
        <ButtonLink href="/complaints" tone="quiet">
          {t("another")}
        </ButtonLink>
      </Actions>
    </Page>
  );
}
