import { CaseReceipt } from "../../page-parts/case-receipt.tsx";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { Actions } from "../../ui/button/actions.tsx";
import { ButtonLink } from "../../ui/button/button.tsx";
import { ReceiptOver } from "./receipt-over.tsx";

interface ReceivedProps {
  number: string;
  isOver: boolean;
  /** Of the member who complained; a visitor may have given none. */
  email: string | null | undefined;
  isMember: boolean;
}

/** After a complaint: its number, what happens now, and the way on. */
export function ComplaintReceived({ number, isOver, email, isMember }: ReceivedProps) {
  const { t } = useTranslation("complaints");
  if (isOver)
    return (
      <ReceiptOver
        title={t("received_over")}
        lines={[t("received_over_text"), t("received_over_mail")]}
        home={t("to_home")}
        another={{ href: "/complaints", text: t("another") }}
      />
    );
  return (
    <CaseReceipt title={t("received")} arrived={t("received_text", { number })}>
      <p>{t("received_when")}</p>
      <p>{email ? t("received_member", { email }) : t("received_next")}</p>
      <Actions>
        <ButtonLink href={isMember ? "/members" : "/"}>{t(isMember ? "to_members" : "to_home")}</ButtonLink>
      </Actions>
    </CaseReceipt>
  );
}
