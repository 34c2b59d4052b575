import { CaseReceipt } from "../../page-parts/case-receipt.tsx";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { Actions } from "../../ui/button/actions.tsx";
import { ButtonLink } from "../../ui/button/button.tsx";
import { ReceiptOver } from "./receipt-over.tsx";

interface ReceivedProps {
  /** Which form it was, and whose texts. */
  page: "complaints" | "support";
  number: string;
  isOver: boolean;
  /** Where our answer goes, as far as it is known. */
  to: string | null | undefined;
  isMember: boolean;
}

/** After a complaint or a question: its number, what happens now, and the way on. */
export function CaseReceived({ page, number, isOver, to, isMember }: ReceivedProps) {
  const { t } = useTranslation([page, "complaints"]);
  if (isOver)
    return (
      <ReceiptOver
        title={t("received_over")}
        lines={[t("received_over_text"), t("received_over_mail")]}
        home={t("complaints:to_home")}
        another={{ href: `/${page}`, text: t("another") }}
      />
    );
  return (
    <CaseReceipt title={t("received")} arrived={t("received_text", { number })}>
      <p>{t("received_when")}</p>
      <p>
        {to ? t("received_to", { email: to }) : t("received_next")} {to && !isMember && t("complaints:received_look")}
      </p>
      <Actions>
        <ButtonLink href={isMember ? "/members" : "/"}>
          {t(isMember ? "complaints:to_members" : "complaints:to_home")}
        </ButtonLink>
      </Actions>
    </CaseReceipt>
  );
}
