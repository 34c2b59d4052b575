import { useTranslation } from "../../request/locale/use-translation.ts";
import { Banner } from "../../ui/banner/banner.tsx";
import { Actions } from "../../ui/button/actions.tsx";
import { ButtonLink } from "../../ui/button/button.tsx";
import { Page } from "../../ui/page/page.tsx";

/** After a report: its number stays to be read, and the way back to where it began. */
export function ReportReceived({ number, back }: { number: string; back: string }) {
  const { t } = useTranslation("safety");
  return (
    <Page title={t("report.received")} width="narrow">
      <Banner tone="success">
        <p>{t("report.done", { number })}</p>
      </Banner>
      <p>{t("report.received_next")}</p>
      <Actions>
        <ButtonLink href={back}>{t("report.back")}</ButtonLink>
      </Actions>
    </Page>
  );
}
