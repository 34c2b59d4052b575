import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Card } from "../../../ui/card/card.tsx";
import { DocumentForm } from "../../../page-parts/navigation/document-form.tsx";
import { PageMemberField } from "../../../page-parts/page-member-field.tsx";

/** Members get the credits of each month by mail only when they wish. Decision 0226. */
export function StatementSwitch({ on }: { on: boolean }) {
  const { t } = useTranslation("credits");
  const to = on ? "off" : "on";
  return (
    <Card as="section">
      <h2>{t("statement.title")}</h2>
      <p>{t(on ? "statement.on_text" : "statement.off_text")}</p>
      <DocumentForm action="/transactions">
        <PageMemberField />
        <Button name="statement" value={to} tone="secondary">
          {t(`statement.switch_${to}`)}
        </Button>
      </DocumentForm>
    </Card>
  );
}
