import { useTranslation } from "../../../request/locale/use-translation.ts";
import { ButtonLink } from "../../../ui/button/button.tsx";
import { Card } from "../../../ui/card/card.tsx";
import { Facts } from "../../../ui/facts/facts.tsx";
import { Section } from "../../../ui/page/page.tsx";
import type { MandateView } from "./direct-debit-view.server.ts";

/** What was given and what has ended, the newest first. */
export function MandateList({ mandates }: { mandates: MandateView[] }) {
  const { t } = useTranslation("direct-debit");
  if (mandates.length === 0) return null;
  return (
    <Section title={t("list_title")}>
      {mandates.map(({ mandate_id: id, reference, account_holder: holder, iban_end: end, status, ...days }) => (
        <Card key={id}>
          <Facts
            items={[
              { term: t("state"), detail: <strong>{t(`status.${status}`)}</strong> },
              { term: t("mandate.account"), detail: t("mandate.iban_end", { end }) },
              { term: t("mandate.holder"), detail: holder },
              { term: t("mandate.reference"), detail: reference },
              { term: t("signed"), detail: days.signed },
              ...(days.revoked ? [{ term: t("revoked"), detail: days.revoked }] : []),
            ]}
          />
          {status === "active" && (
            <ButtonLink href={`/directdebit?end=${id}`} tone="quiet">
              {t("revoke")}
            </ButtonLink>
          )}
        </Card>
      ))}
    </Section>
  );
}
