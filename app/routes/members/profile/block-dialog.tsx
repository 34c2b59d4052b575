import { Form, useNavigate } from "react-router";
import { AppLink } from "../../../page-parts/navigation/app-link.tsx";
import { PageMemberField } from "../../../page-parts/page-member-field.tsx";
import { UnsentBanner } from "../../../page-parts/navigation/unsent-text.tsx";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Actions } from "../../../ui/button/actions.tsx";
import { Button, ButtonLink } from "../../../ui/button/button.tsx";
import { Dialog } from "../../../ui/dialog/dialog.tsx";

interface BlockDialogProps {
  name: string;
  /** The answer's address, and the page that "no" leads to. */
  page: string;
  before: string;
  /** Of the form, where it could not be sent. */
  answer: unknown;
}

/** Asks before somebody is blocked: what goes with it cannot be brought back. */
export function BlockDialog({ name, page, before, answer }: BlockDialogProps) {
  const { t } = useTranslation(["safety", "common"]);
  const navigate = useNavigate();
  return (
    <Dialog
      open
      question
      title={t("safety:block.title", { name })}
      text={t("safety:block.text", { name })}
      closeLabel={t("common:close")}
      onClose={() => void navigate(before, { replace: true, preventScrollReset: true })}
    >
      <UnsentBanner answer={answer} />
      <Form method="post" action={page}>
        <PageMemberField />
        <Actions>
          <Button tone="danger">{t("safety:block.yes")}</Button>
          <ButtonLink asChild tone="secondary">
            <AppLink href={before} replace preventScrollReset>
              {t("safety:block.no")}
            </AppLink>
          </ButtonLink>
        </Actions>
      </Form>
    </Dialog>
  );
}
