import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Card } from "../../../ui/card/card.tsx";
import { Facts } from "../../../ui/facts/facts.tsx";
import { AppLink } from "../../../page-parts/navigation/app-link.tsx";
import * as styles from "./receipt.css.ts";
import type { ReceiptView } from "./receipt-view.server.ts";

interface ReceiptProps {
  receipt: ReceiptView;
  /** The site's name. */
  site: string;
}

/** A receipt or a credit note, which is printed alone. Decision 0225. */
export function Receipt({ receipt, site }: ReceiptProps) {
  const { t } = useTranslation("credits");
  const { kind, number, seller } = receipt;
  return (
    <>
      <div className={styles.sheet}>
        <Card as="section" padding="large">
          <h2>{t(`receipt.title_${kind}`, { number })}</h2>
          <Lines receipt={receipt} site={site} />
          <div className={styles.seller}>
            <h3>{t("receipt.seller")}</h3>
            <p>
              {seller.name}
              <br />
              {seller.place}
              {seller.kvk && (
                <>
                  <br />
                  {t("receipt.kvk", { number: seller.kvk })}
                </>
              )}
              {seller.vat.map((vat) => (
                <span key={vat}>
                  <br />
                  {t("receipt.vat_number", { number: vat })}
                </span>
              ))}
            </p>
          </div>
        </Card>
      </div>
      <p>{t("receipt.print")}</p>
    </>
  );
}

function Lines({ receipt, site }: ReceiptProps) {
  const { t } = useTranslation("credits");
  const { kind, credits, discount, rate, ofReceipt } = receipt;
  const isCredit = kind === "credit_note";
  const taxed = rate > 0 ? "" : "_none";
  const items = [
    { term: t("receipt.date"), detail: receipt.day },
    ofReceipt !== undefined && { term: t("receipt.of_receipt"), detail: ofReceipt },
    { term: t("receipt.for"), detail: t("receipt.amount", { count: credits, site }) },
    discount && { term: t("receipt.before"), detail: discount.before },
    discount && { term: t("receipt.taken", discount), detail: discount.saved },
    rate > 0 && { term: t("receipt.net"), detail: receipt.net },
    rate > 0 && { term: t("receipt.vat", { vat: rate }), detail: receipt.vat },
    {
      term: t(isCredit ? `receipt.given_back${taxed}` : `receipt.total${taxed}`),
      detail: <strong>{receipt.total}</strong>,
    },
    { term: t(isCredit ? "receipt.taken_back_at" : "receipt.paid_at"), detail: receipt.moment },
    { term: t("receipt.method"), detail: t(`methods.${receipt.method}`) },
    { term: t("receipt.payment"), detail: receipt.paymentId },
  ];
  return <Facts items={items.filter((item) => typeof item === "object")} />;
}

interface OtherReceiptsProps {
  payment: string;
  others: { kind: ReceiptView["kind"]; number: string }[];
}

/** The ways to the receipts and credit notes that the page does not show. */
export function OtherReceipts({ payment, others }: OtherReceiptsProps) {
  const { t } = useTranslation("credits");
  if (others.length === 0) return null;
  return (
    <Card as="section">
      <h2>{t("receipt.others")}</h2>
      <ul className={styles.others}>
        {others.map(({ kind, number }) => (
          <li key={number}>
            <AppLink href={`/transactions/${payment}?receipt=${number}`}>
              {t(`receipt.title_${kind}`, { number })}
            </AppLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
