import { useTranslation } from "../../../request/locale/use-translation.ts";
import { ButtonLink } from "../../../ui/button/button.tsx";
import { Card } from "../../../ui/card/card.tsx";
import { PROPOSALS } from "./refund-path.ts";

interface ProposalsCardProps {
  /** For this operator to decide. */
  waiting: number;
  /** Their own, for somebody else. */
  own: number;
}

/** On the overview: refunds that wait for a second operator, and the way to them. */
export function ProposalsCard({ waiting, own }: ProposalsCardProps) {
  const { t } = useTranslation("operators");
  return (
    <Card as="section">
      <h2>{t("proposals.title")}</h2>
      <p>{t("waiting", { count: waiting })}</p>
      {own > 0 && <p>{t("proposals.own_count", { count: own })}</p>}
      {waiting + own > 0 && (
        <ButtonLink href={PROPOSALS} tone={waiting > 0 ? "primary" : "secondary"}>
          {t("proposals.show")}
        </ButtonLink>
      )}
    </Card>
  );
}
