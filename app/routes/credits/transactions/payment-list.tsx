import { useTranslation } from "../../../request/locale/use-translation.ts";
import { ButtonLink } from "../../../ui/button/button.tsx";
import { Card } from "../../../ui/card/card.tsx";
import { EmptyState } from "../../../ui/empty-state/empty-state.tsx";
import { Icon } from "../../../ui/icon/icon.tsx";
import { Pagination } from "../../../ui/pagination/pagination.tsx";
import { pageLinks } from "../../../page-parts/page-links.tsx";
import { AppLink } from "../../../page-parts/navigation/app-link.tsx";
import * as styles from "../credits.css.ts";
import type { PaymentView } from "../payment-view.ts";

const statusIcons = {
  pending: "clock",
  completed: "check",
  failed: "alert",
  cancelled: "close",
  expired: "close",
  charged_back: "alert",
} as const;

interface PaymentListProps {
  payments: PaymentView[];
  /** This page, from 1, and the last one. */
  page: number;
  last: number;
}

/** One page of the payments; each leads to its own page. */
export function PaymentList({ payments, page, last }: PaymentListProps) {
  const { t } = useTranslation("credits");
  if (payments.length === 0) {
    const action = (
      <ButtonLink asChild>
        <AppLink href="/credits">{t("transactions.empty_action")}</AppLink>
      </ButtonLink>
    );
    return (
      <EmptyState icon="wallet" title={t("transactions.empty_title")} action={action}>
        <p>{t("transactions.empty_text")}</p>
      </EmptyState>
    );
  }
  const [open, ended] = [true, false].map((isOpen) =>
    payments.filter(({ status }) => (status === "pending") === isOpen),
  ) as [PaymentView[], PaymentView[]];
  const words = {
    previous: t("transactions.pages.previous"),
    next: t("transactions.pages.next"),
    summary: t("transactions.pages.summary", { page, last }),
  };
  const links = pageLinks({ page, last, href: (number) => `/transactions?page=${number}`, words });
  return (
    <>
      {open.length > 0 && <Payments payments={open} kind="open" />}
      {ended.length > 0 && <Payments payments={ended} kind={open.length > 0 ? "ended" : undefined} />}
      {links && <Pagination label={t("transactions.pages.label")} {...links} />}
    </>
  );
}

/** Money that is still on its way to the member has not been paid back; who withdrew after all was used gets none. */
function refundWords(refund: PaymentView["refund"]) {
  if (!refund || refund.status === "failed") return undefined;
  if (!refund.sum) return "withdrawn";
  return refund.status === "requested" ? "refund_under_way" : "refunded";
}

/** `kind`: those that are still open stand apart, and then the others have a heading too. */
function Payments({ payments, kind }: { payments: PaymentView[]; kind: "open" | "ended" | undefined }) {
  const { t } = useTranslation("credits");
  return (
    <Card as="section">
      {kind && <h2>{t(`transactions.${kind}`)}</h2>}
      <ul className={styles.payments} aria-label={t(kind ? `transactions.list_${kind}` : "transactions.list")}>
        {payments.map(({ id, credits, amount, moment, payment_method, status, refund }) => (
          <li key={id} className={styles.payment}>
            <span>
              <AppLink href={`/transactions/${id}`}>{t("amount", { count: credits })}</AppLink>
              <small className={styles.detail}>
                {moment}, {t(`methods.${payment_method}`)}
              </small>
            </span>
            <span className={styles.sum}>
              {amount}
              <small className={styles.status}>
                <Icon name={refund?.status === "requested" ? "clock" : statusIcons[status]} size={18} />
                {t(`status.${refundWords(refund) ?? status}`)}
              </small>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
