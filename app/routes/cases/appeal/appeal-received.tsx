import { CaseReceipt } from "../../../page-parts/case-receipt.tsx";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { LinkActions } from "../../../ui/button/link-actions.tsx";
import { Section } from "../../../ui/page/page.tsx";
import { type Decision, DecisionFacts } from "./decision-facts.tsx";

interface AppealReceivedProps {
  state: "sent" | "decided";
  decision: Decision;
  signedIn: boolean;
}

/** After an appeal, and whenever its link is opened again: that it has arrived, or was answered, and what happens next. */
export function AppealReceived({ state, decision, signedIn }: AppealReceivedProps) {
  const { t } = useTranslation("complaints");
  const { number } = decision;
  const isSent = state === "sent";
  return (
    <CaseReceipt
      title={t(isSent ? "appeal.received" : "appeal.decided")}
      arrived={t(isSent ? "appeal.received_text" : "appeal.decided_text", { number })}
    >
      {isSent && <p>{t("appeal.received_next")}</p>}
      {isSent && <p>{t("appeal.received_time")}</p>}
      <LinkActions
        links={[signedIn ? { href: "/members", text: t("appeal.members") } : { href: "/", text: t("appeal.home") }]}
      />
      <Section title={t("appeal.case_title")}>
        <DecisionFacts {...decision} />
      </Section>
    </CaseReceipt>
  );
}
