import { AppLink } from "../../../page-parts/navigation/app-link.tsx";
import { LinkedText } from "../../../page-parts/words/linked-text.tsx";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Banner } from "../../../ui/banner/banner.tsx";
import type { PaymentView } from "../payment-view.ts";

const SUPPORT = { support: "/support?topic=payment" };

interface RefundNoteProps {
  payment: PaymentView;
  /** How long it can be withdrawn from; `until` null: whenever. Undefined: not any more. */
  withdrawable: { until: string | null } | undefined;
}

/** How the money of a payment that goes back stands, or the way to withdraw from it while there is one (decision 0227). */
export function RefundNote({ payment: { id, status, refund }, withdrawable }: RefundNoteProps) {
  const { t } = useTranslation("credits");
  const open = status === "completed" && (!refund || refund.status === "failed");
  return (
    <>
      {refund?.sum && !(refund.status === "failed" && status !== "completed") && (
        <Banner tone={refund.status === "failed" ? "warning" : "info"}>
          <LinkedText text={t(`result.refund_${refund.status}`, { sum: refund.sum })} links={SUPPORT} />
        </Banner>
      )}
      {open && withdrawable && (
        <p>
          {withdrawable.until === null
            ? t("result.withdraw_again")
            : t("result.withdraw_until", { until: withdrawable.until })}{" "}
          <AppLink href={`/withdraw?payment_id=${id}`}>{t("result.withdraw")}</AppLink>
        </p>
      )}
      {open && !withdrawable && <p>{t("result.withdraw_over")}</p>}
    </>
  );
}
