import { useTranslation } from "../../../request/locale/use-translation.ts";
import { ButtonLink } from "../../../ui/button/button.tsx";
import { EmptyState } from "../../../ui/empty-state/empty-state.tsx";
import { AppLink } from "../../../page-parts/navigation/app-link.tsx";
import * as styles from "./payment.css.ts";
import type { PaymentView } from "../payment-view.ts";

interface DebitPendingProps {
  payment: PaymentView;
  debit: NonNullable<PaymentView["debit"]>;
}

/** A direct debit takes days, so this page does not look again by itself: it says when, how much and by which mandate. */
export function DebitPending({ payment, debit }: DebitPendingProps) {
  const { t } = useTranslation("credits");
  const { amount, checkout_url: demonstration } = payment;
  const { day, reference, iban_end: end } = debit;
  return (
    <EmptyState icon="clock" title={t("result.debit_title")}>
      <p>{t("result.debit_text", { amount, day, end, reference })}</p>
      <p>{t("result.debit_credits")}</p>
      <div className={styles.ways}>
        <ButtonLink asChild>
          <AppLink href="/transactions">{t("transactions.title")}</AppLink>
        </ButtonLink>
        {demonstration && (
          <ButtonLink asChild tone="quiet">
            <AppLink href={demonstration}>{t("result.debit_demonstration")}</AppLink>
          </ButtonLink>
        )}
      </div>
    </EmptyState>
  );
}
