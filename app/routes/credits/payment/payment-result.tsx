import { useOutletContext } from "react-router";
import { isTransfer } from "../../../domain/money/transfer.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import type { MemberArea } from "../../../request/pages/member-area.ts";
import { ButtonLink } from "../../../ui/button/button.tsx";
import { EmptyState } from "../../../ui/empty-state/empty-state.tsx";
import { BenchIllustration } from "../../../ui/illustration/bench.tsx";
import { Page } from "../../../ui/page/page.tsx";
import { AppLink } from "../../../page-parts/navigation/app-link.tsx";
import { DebitPending } from "./debit-pending.tsx";
import { PaymentPending } from "./payment-pending.tsx";
import { RefundNote } from "./refund-note.tsx";
import { OtherWays } from "./other-ways.tsx";
import * as styles from "./payment.css.ts";
import { OtherReceipts, Receipt } from "./receipt.tsx";
import type { ReceiptView } from "./receipt-view.server.ts";
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
  /** The receipt or credit note to show, by itself where the address names it; `others`: those that are not shown. */
  receipt: ReceiptView | undefined;
  receiptAlone: boolean;
  /** How long the payment can be withdrawn from; `until` null: whenever. Undefined: not any more. */
  withdrawable: { until: string | null } | undefined;
  /** One is being made. */
  receiptWaits: boolean;
  others: { kind: ReceiptView["kind"]; number: string }[];
  /** It was this payment that made them premium. */
  premium: boolean;
  offersPaypal: boolean;
}

/** What became of a payment, and the way on (spec §4, payment; §8, its texts); below it its receipt. */
export function PaymentResult(props: PaymentResultProps) {
  const { payment, receipt, receiptAlone, receiptWaits, others } = props;
  const { t } = useTranslation("credits");
  const { settings } = useOutletContext<MemberArea>();
  const page = `/transactions/${payment.id}`;
  const back = receiptAlone ? { href: page, words: "receipt.to_payment" as const } : LIST;
  return (
    <Page title={t("result.title")} hideTitle width="narrow" back={<AppLink href={back.href}>{t(back.words)}</AppLink>}>
      {!receiptAlone && <Result {...props} />}
      {!receiptAlone && <RefundNote payment={payment} withdrawable={props.withdrawable} />}
      {receipt && <Receipt receipt={receipt} site={settings.name} />}
      {receiptWaits && (
        <p>
          {t("receipt.waiting")} <AppLink href={page}>{t("receipt.look")}</AppLink>
        </p>
      )}
      <OtherReceipts payment={payment.id} others={others} />
    </Page>
  );
}

const LIST = { href: "/transactions", words: "transactions.title" } as const;

function Result({ payment, credits, looks, undelivered, back, premium, offersPaypal }: PaymentResultProps) {
  const { status } = payment;
  const from = { undelivered, back };
  if (status === "completed" && payment.refund && payment.refund.status !== "failed")
    return <Refunded credits={credits} />;
  if (status === "completed")
    return <Completed payment={payment} credits={credits} undelivered={undelivered} premium={premium} />;
  if (status === "pending" && payment.debit) return <DebitPending payment={payment} debit={payment.debit} />;
  if (status === "pending") return <PaymentPending payment={payment} looks={looks} {...from} />;
  if (status === "charged_back") return <ChargedBack />;
  return <NotPaid payment={payment} status={status} offersPaypal={offersPaypal} {...from} />;
}

/** The thanks for a purchase would be out of place; how the money stands is said below. */
function Refunded({ credits }: { credits: number }) {
  const { t } = useTranslation("credits");
  return (
    <EmptyState icon="check" title={t("result.refunded_title")}>
      <p>{t("result.balance", { count: credits })}</p>
    </EmptyState>
  );
}

type CompletedProps = Pick<PaymentResultProps, "payment" | "credits" | "undelivered" | "premium">;

/** First the way back to whom they were writing; what premium is they are told once, with the first purchase. */
function Completed({ payment, credits, undelivered, premium }: CompletedProps) {
  const { t } = useTranslation("credits");
  return (
    <EmptyState illustration={<BenchIllustration />} title={t("result.completed_title")}>
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
      {premium && (
        <p>
          {t("result.premium")} <AppLink href="/premium">{t("result.premium_more")}</AppLink>
        </p>
      )}
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
  offersPaypal: boolean;
}

/** The words of spec §8 for each of them, and what it means; a card that failed offers PayPal beside another try. */
function NotPaid({ payment, status, undelivered, back, offersPaypal }: NotPaidProps) {
  const { t } = useTranslation("credits");
  const { bundle, payment_method: method } = payment;
  // Money that somebody transfers may be under way, whatever became of the order.
  const more = isTransfer(method) ? "failed" : status;
  return (
    <EmptyState icon={status === "failed" ? "alert" : "close"} title={t("result.failed_title")}>
      <p>{t("result.failed_text")}</p>
      <p>{t(`result.${more}_more`)}</p>
      <div className={styles.ways}>
        <ButtonLink asChild>
          <AppLink href={`/credits/${bundle}/${method}${back}`}>{t("result.retry")}</AppLink>
        </ButtonLink>
        {offersPaypal && (
          <ButtonLink asChild tone="secondary">
            <AppLink href={`/credits/${bundle}/paypal${back}`}>{t("result.paypal")}</AppLink>
          </ButtonLink>
        )}
        <OtherWays back={back} undelivered={undelivered} />
      </div>
    </EmptyState>
  );
}
