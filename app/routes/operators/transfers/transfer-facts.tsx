import { linkTarget } from "../../../design/link-target.css.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Banner } from "../../../ui/banner/banner.tsx";
import { Facts } from "../../../ui/facts/facts.tsx";
import { paymentPath } from "../payments/payment-path.ts";
import type { TransferView } from "./transfer-view.ts";

/** All that somebody types into the bank's own form, and what the transfer is for. */
export function TransferFacts({ transfer }: { transfer: TransferView }) {
  const { t } = useTranslation("operators");
  const { amount, account_holder, iban, iban_end, words, receipt, payment, reason, asked, due } = transfer;
  const account = iban === "" ? [] : [{ term: t("transfers.holder"), detail: account_holder }];
  const link = (number: number) => (
    <a href={paymentPath(number)} className={linkTarget}>
      {receipt ?? t("transfers.show_payment")}
    </a>
  );
  return (
    <>
      {transfer.charged_back && transfer.status === "waiting" && (
        <Banner tone="danger" title={t("transfers.charged_back")}>
          <p>{t("transfers.charged_back_text")}</p>
        </Banner>
      )}
      <Facts
        items={[
          { term: t("transfers.amount"), detail: amount },
          ...account,
          { term: t("transfers.iban"), detail: iban || t("debits.account", { end: iban_end }) },
          { term: t("transfers.words"), detail: words },
          { term: t("transfers.payment"), detail: payment === null ? (receipt ?? "–") : link(payment) },
          { term: t("transfers.reason"), detail: t(`transfers.reasons.${reason}`) },
          { term: t("transfers.asked"), detail: asked },
          ...(due === null ? [] : [{ term: t("transfers.due"), detail: t("transfers.due_by", { day: due }) }]),
        ]}
      />
    </>
  );
}
