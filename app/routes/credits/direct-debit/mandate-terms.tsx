import type { Creditor, MandateRequest } from "../../../contract/money/direct-debit.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import * as styles from "../../../page-parts/dotted-list.css.ts";
import { Card } from "../../../ui/card/card.tsx";
import { Facts } from "../../../ui/facts/facts.tsx";

interface MandateTermsProps {
  creditor: Creditor;
  /** Whose account it is, once that is known. */
  signer?: Pick<MandateRequest, "account_holder" | "iban" | "street" | "house_number" | "zip" | "city">;
}

/** The mandate's text: who collects, from whom, and what one agrees to; on both steps, as it is what is signed. */
export function MandateTerms({ creditor, signer }: MandateTermsProps) {
  const { t } = useTranslation("direct-debit");
  const collector = [creditor.name, creditor.address].filter(Boolean).join(", ");
  return (
    <Card as="section">
      <h2>{t("mandate.title")}</h2>
      <p>{t("mandate.agree", { creditor: creditor.name })}</p>
      <ul className={styles.list}>
        {[
          t("mandate.only"),
          t("mandate.notice"),
          t("mandate.credits"),
          t("mandate.limit"),
          t("mandate.refund"),
          t("mandate.end"),
        ].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <Facts
        items={[
          { term: t("mandate.creditor"), detail: collector },
          { term: t("mandate.creditor_id"), detail: creditor.id },
          { term: t("mandate.kind"), detail: t("mandate.kind_text") },
          { term: t("mandate.reference"), detail: t("mandate.reference_later") },
          ...(signer
            ? [
                { term: t("mandate.holder"), detail: signer.account_holder },
                { term: t("mandate.account"), detail: t("mandate.iban_end", { end: signer.iban.slice(-4) }) },
                {
                  term: t("mandate.address"),
                  detail: `${signer.street} ${signer.house_number}, ${signer.zip} ${signer.city}`,
                },
              ]
            : []),
        ]}
      />
    </Card>
  );
}
