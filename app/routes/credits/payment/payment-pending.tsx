import script from "../../../browser/reload-pending-payment.ts?worker&url";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Button, ButtonLink } from "../../../ui/button/button.tsx";
import { EmptyState } from "../../../ui/empty-state/empty-state.tsx";
import { Hidden } from "../../../ui/form/hidden.tsx";
import { AppLink } from "../../../page-parts/navigation/app-link.tsx";
import { DocumentForm } from "../../../page-parts/navigation/document-form.tsx";
import { PageMemberField } from "../../../page-parts/page-member-field.tsx";
import { OtherWays } from "./other-ways.tsx";
import * as styles from "./payment.css.ts";
import type { PaymentView } from "../payment-view.ts";

/** Seconds between two tries, and how many there are before it is left to the member. */
const PAUSE = 5;
const MAX_TRIES = 24;

interface PaymentPendingProps {
  payment: PaymentView;
  /** How often this page has looked again by itself. */
  looks: number;
  /** The query that leads back to what waits for the credits, and names the order's discount code. */
  back: string;
  /** Whose conversation waits. */
  undelivered?: { name: string; href: string } | undefined;
}

/** The provider has not said yet: the page asks again by itself, with a small script or without one. A transfer takes days: nobody waits here for it. */
export function PaymentPending({ payment, looks, back, undelivered }: PaymentPendingProps) {
  const { t } = useTranslation("credits");
  const nextHref = `/transactions/${payment.id}?look=${looks + 1}${back.replace("?", "&")}`;
  const { checkout_url: checkout, payment_method: method } = payment;
  const state = !checkout ? "unknown" : method === "sct" ? "transfer" : "pending";
  return (
    <EmptyState icon="clock" title={t(`result.${state}_title`)}>
      {looks < MAX_TRIES && state !== "transfer" && (
        <>
          <noscript>
            <meta httpEquiv="refresh" content={`${PAUSE};url=${nextHref}`} />
          </noscript>
          <script src={script} type="module" />
        </>
      )}
      <p>
        <strong>
          {t("amount", { count: payment.credits })}, {payment.amount}
        </strong>
      </p>
      <p>{t(`result.${state}_text`)}</p>
      {state === "pending" && method === "others" && <p>{t("result.pending_others")}</p>}
      <div className={styles.ways}>
        {checkout && (
          <ButtonLink asChild>
            <AppLink href={checkout}>{t(`result.${state === "transfer" ? state : "pending"}_continue`)}</AppLink>
          </ButtonLink>
        )}
        <ButtonLink asChild tone={checkout ? "secondary" : "primary"}>
          <AppLink href={nextHref} data-reload-after={PAUSE}>
            {t("result.pending_again")}
          </AppLink>
        </ButtonLink>
      </div>
      {!checkout && <RetryPayment payment={payment} back={back} />}
      <NotNow payment={payment} back={back} undelivered={undelivered} />
    </EmptyState>
  );
}

/** Who does not want to finish it after all. */
function NotNow({ payment, back, undelivered }: Omit<PaymentPendingProps, "looks">) {
  const { t } = useTranslation("credits");
  return (
    <>
      <p>
        {t(payment.checkout_url && payment.payment_method === "sct" ? "result.transfer_free" : "result.pending_free")}
      </p>
      {payment.checkout_url && (
        <DocumentForm action={`/transactions/${payment.id}${back}`}>
          <PageMemberField />
          <Button tone="secondary">{t("result.cancel")}</Button>
        </DocumentForm>
      )}
      <div className={styles.ways}>
        <OtherWays bundle={payment.bundle} back={back} undelivered={undelivered} />
      </div>
    </>
  );
}

/** The order once more, with its key: it is the same payment as the first try. */
function RetryPayment({ payment, back }: Pick<PaymentPendingProps, "payment" | "back">) {
  const { id, bundle, payment_method: method, discount } = payment;
  const { t } = useTranslation("credits");
  return (
    <DocumentForm action={`/credits/${encodeURIComponent(bundle)}${back}`}>
      <PageMemberField />
      <Hidden name="payment_id" value={id} />
      <Hidden name="payment_method" value={method} />
      {discount && <Hidden name="discount_code" value={discount.code} />}
      <Button tone="secondary">{t("result.retry")}</Button>
    </DocumentForm>
  );
}
