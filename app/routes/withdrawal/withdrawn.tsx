import { AppLink } from "../../page-parts/navigation/app-link.tsx";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { Card } from "../../ui/card/card.tsx";
import * as styles from "../../page-parts/dotted-list.css.ts";
import type { WithdrawalView } from "./contract-view.ts";

/** Earlier withdrawals; each leads to its receipt. */
export function Withdrawn({ withdrawals }: { withdrawals: WithdrawalView[] }) {
  const { t } = useTranslation("withdrawal");
  if (withdrawals.length === 0) return null;
  return (
    <Card as="section">
      <h2>{t("earlier")}</h2>
      <ul className={styles.list}>
        {withdrawals.map(({ id, moment, refund }) => (
          <li key={id}>
            <AppLink href={`/withdraw/${id}`}>{t("earlier_one", { moment, refund })}</AppLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
