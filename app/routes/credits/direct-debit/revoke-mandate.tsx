import { useTranslation } from "../../../request/locale/use-translation.ts";
import { PageMemberField } from "../../../page-parts/page-member-field.tsx";
import { Actions } from "../../../ui/button/actions.tsx";
import { Button, ButtonLink } from "../../../ui/button/button.tsx";
import { Card } from "../../../ui/card/card.tsx";
import { Facts } from "../../../ui/facts/facts.tsx";
import type { MandateView } from "./direct-debit-view.server.ts";

/** Asks once more before a mandate ends. */
export function RevokeMandate({ mandate }: { mandate: MandateView }) {
  const { t } = useTranslation("direct-debit");
  return (
    <Card as="section">
      <h2>{t("revoke_title")}</h2>
      <p>{t("revoke_text")}</p>
      <Facts
        items={[
          { term: t("mandate.account"), detail: t("mandate.iban_end", { end: mandate.iban_end }) },
          { term: t("mandate.reference"), detail: mandate.reference },
        ]}
      />
      <Actions>
        <form method="post" action="/directdebit">
          <input type="hidden" name="intent" value="revoke" readOnly />
          <input type="hidden" name="mandate_id" value={mandate.mandate_id} readOnly />
          <PageMemberField />
          <Button tone="danger">{t("revoke_confirm")}</Button>
        </form>
        <ButtonLink href="/directdebit" tone="quiet">
          {t("keep")}
        </ButtonLink>
      </Actions>
    </Card>
  );
}
