import { useTranslation } from "../../request/use-translation.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import { Card } from "../../ui/card/card.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import * as styles from "./credits.css.ts";
import type { PaymentView } from "./payment-view.ts";

const statusIcons = { pending: "clock", completed: "check", failed: "alert", cancelled: "close" } as const;

/** The payments, newest first; each leads to its own page. */
export function PaymentList({ payments }: { payments: PaymentView[] }) {
  const { t } = useTranslation("credits");
  if (payments.length === 0) {
    const action = <ButtonLink href="/credits">{t("transactions.empty_action")}</ButtonLink>;
    return (
      <EmptyState icon="wallet" title={t("transactions.empty_title")} action={action}>
        <p>{t("transactions.empty_text")}</p>
      </EmptyState>
    );
  }
  return (
    <Card>
      <ul className={styles.payments} aria-label={t("transactions.list")}>
        {payments.map(({ id, credits, amount, moment, payment_method, status }) => (
          <li key={id} className={styles.payment}>
            <span>
              <a href={`/transactions/${id}`}>{t("amount", { count: credits })}</a>
              <small className={styles.detail}>
                {moment}, {t(`methods.${payment_method}`)}
              </small>
            </span>
            <span className={styles.sum}>
              {amount}
              <small className={styles.status}>
                <Icon name={statusIcons[status]} size={18} />
                {t(`status.${status}`)}
              </small>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
