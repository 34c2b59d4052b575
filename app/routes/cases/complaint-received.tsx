import { useTranslation } from "../../request/locale/use-translation.ts";
import { Banner } from "../../ui/banner/banner.tsx";
import { Actions } from "../../ui/button/actions.tsx";
import { ButtonLink } from "../../ui/button/button.tsx";
import { Page } from "../../ui/page/page.tsx";

interface ReceivedProps {
  number: string;
  /** Of the member who complained; a visitor may have given none. */
  email: string | null | undefined;
  isMember: boolean;
}

/** After a complaint: its number, what happens now, and the way on. */
export function ComplaintReceived({ number, email, isMember }: ReceivedProps) {
  const { t } = useTranslation("complaints");
  return (
    <Page title={t("received")} width="narrow">
      <Banner tone="success">
        <p>{t("received_text", { number })}</p>
      </Banner>
      <p>{t("received_when")}</p>
      <p>{email ? t("received_member", { email }) : t("received_next")}</p>
      <Actions>
        <ButtonLink href={isMember ? "/members" : "/"}>{t(isMember ? "to_members" : "to_home")}</ButtonLink>
      </Actions>
    </Page>
  );
}
