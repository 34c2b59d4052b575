import { LinkedText } from "../../../page-parts/words/linked-text.tsx";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Card } from "../../../ui/card/card.tsx";
import { DEBITS } from "../debits/debit-path.ts";
import { TRANSFERS } from "../transfers/transfer-path.ts";

/** Where the site collects by files nobody else has a record to ask for: what a person compares with the bank's statement (decision 0255). */
export function ByHand() {
  const { t } = useTranslation("operators");
  return (
    <Card as="section">
      <h2>{t("reconciliation.by_hand")}</h2>
      <p>{t("reconciliation.by_hand_text")}</p>
      <ul>
        <li>
          <LinkedText text={t("reconciliation.by_hand_files")} links={{ debits: DEBITS }} />
        </li>
        <li>
          <LinkedText text={t("reconciliation.by_hand_transfers")} links={{ transfers: TRANSFERS }} />
        </li>
        <li>{t("reconciliation.by_hand_day")}</li>
      </ul>
    </Card>
  );
}
