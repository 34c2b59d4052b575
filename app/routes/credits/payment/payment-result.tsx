import { useTranslation } from "../../../request/locale/use-translation.ts";
import { ButtonLink } from "../../../ui/button/button.tsx";
import { EmptyState } from "../../../ui/empty-state/empty-state.tsx";
import { Page } from "../../../ui/page/page.tsx";
import { AppLink } from "../../../page-parts/navigation/app-link.tsx";
import { DebitPending } from "./debit-pending.tsx";
import { PaymentPending } from "./payment-pending.tsx";
import * as styles from "./payment.css.ts";
import type { PaymentView } from "../payment-view.ts";

interface PaymentResultProps {
  payment: PaymentView;
  /** The balance, in credits. */
  credits: number;
  /** How often this page has looked again by itself. */
  looks: number;
  /** Whose conversation has a message that waited for the credits, and where it is sent from. */
  undelivered?: { name: string; href: string } | undefined;
  /** The query that leads other pages back there, with the order's discount code. */
  back: string;
}

/** What became of a payment, and the way on (spec §4, payment; §8, its texts). */
export function PaymentResult({ payment, credits, looks, undelivered, back }: PaymentResultProps) {
  const { t } = useTranslation("credits");
  const { status } = payment;
  return (
    <Page
      title={t("result.title")}
      hideTitle
      width="narrow"
      back={<AppLink href="/transactions">{t("transactions.title")}</AppLink>}
    >
      {status === "completed" && <Completed payment={payment} credits={credits} undelivered={undelivered} />}
      {status === "pending" && !payment.debit && <PaymentPending payment={payment} looks={looks} back={back} />}
      {status === "pending" && payment.debit && <DebitPending payment={payment} debit={payment.debit} />}
      {(status === "failed" || status === "cancelled" || status === "expired") && (
        <NotPaid payment={payment} status={status} undelivered={undelivered} back={back} />
      )}
      {status === "charged_back" && <ChargedBack />}
    </Page>
  );
}

function Completed({ payment, credits, undelivered }: Pick<PaymentResultProps, "payment" | "credits" | "undelivered">) {
  const { t } = useTranslation("credits");
  return (
    <EmptyState icon="check" title={t("result.completed_title")}>
      <p>
        {t("result.completed", { count: payment.credits })} {t("result.balance", { count: credits })}
      </p>
      <div className={styles.ways}>
        {undelivered ? (
          <ButtonLink asChild icon="message">
            <AppLink href={undelivered.href}>{t("result.ready", { name: undelivered.name })}</AppLink>
          </ButtonLink>
        ) : (
          <ButtonLink asChild icon="search">
            <AppLink href="/members">{t("result.to_members")}</AppLink>
          </ButtonLink>
        )}
        <ButtonLink asChild icon={undelivered ? undefined : "message"} tone={undelivered ? "quiet" : "secondary"}>
          <AppLink href="/chats">{t("result.to_chats")}</AppLink>
        </ButtonLink>
      </div>
    </EmptyState>
  );
}

/** Decision 0214: what is gone, what the rest means, and whom to ask. */
function ChargedBack() {
  const { t } = useTranslation("credits");
  return (
    <EmptyState icon="alert" title={t("result.charged_back_title")}>
      <p>{t("result.charged_back_text")}</p>
      <div className={styles.ways}>
        <ButtonLink href="/pages/service" tone="secondary">
          {t("result.charged_back_help")}
        </ButtonLink>
        <ButtonLink asChild tone="quiet">
          <AppLink href="/credits">{t("transactions.back")}</AppLink>
        </ButtonLink>
      </div>
    </EmptyState>
  );
}

interface NotPaidProps {
  payment: PaymentView;
  status: "failed" | "cancelled" | "expired";
  /** Whose conversation waits. */
  undelivered: PaymentResultProps["undelivered"];
  back: string;
}

/** A card that failed offers PayPal beside another try (spec §8). */
function NotPaid({ payment, status, undelivered, back }: NotPaidProps) {
  const { t } = useTranslation("credits");
  const { bundle, payment_method: method } = payment;
  const offersPaypal = status === "failed" && (method === "creditcard" || method === "applepay");
  return (
    <EmptyState icon={status === "failed" ? "alert" : "close"} title={t(`result.${status}_title`)}>
      <p>{t(`result.${status}_text`)}</p>
      {status === "failed" && <p>{t("result.nothing_charged")}</p>}
      <div className={styles.ways}>
        <ButtonLink asChild>
          <AppLink href={`/credits/${bundle}/${method}${back}`}>{t("result.retry")}</AppLink>
        </ButtonLink>
        {offersPaypal && (
          <ButtonLink asChild tone="secondary">
            <AppLink href={`/credits/${bundle}/paypal${back}`}>{t("result.paypal")}</AppLink>
          </ButtonLink>
        )}
        <ButtonLink asChild tone="quiet">
          <AppLink href={`/credits${back}`}>{t("result.other_bundle")}</AppLink>
        </ButtonLink>
        {undelivered && (
          <ButtonLink asChild tone="quiet">
            <AppLink href={undelivered.href}>{t("result.back_to", { name: undelivered.name })}</AppLink>
          </ButtonLink>
        )}
      </div>
    </EmptyState>
  );
}
