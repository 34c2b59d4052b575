import { Form, useNavigate } from "react-router";
import { AppLink } from "../../../page-parts/navigation/app-link.tsx";
import { PageMemberField } from "../../../page-parts/page-member-field.tsx";
import { isUnsent } from "../../../page-parts/navigation/unsent.ts";
import { UnsentText } from "../../../page-parts/navigation/unsent-text.tsx";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Actions } from "../../../ui/button/actions.tsx";
import { Banner } from "../../../ui/banner/banner.tsx";
import { Button, ButtonLink } from "../../../ui/button/button.tsx";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { blockPage, isBeside, profilePage } from "./profile-links.ts";

interface BlockDialogProps {
  id: string;
  name: string;
  /** Where one was before the profile. */
  back: string;
  /** Of the form, where it could not be sent. */
  answer: unknown;
}

/** Asks before somebody is blocked: what goes with it cannot be brought back. */
export function BlockDialog({ id, name, back, answer }: BlockDialogProps) {
  const { t } = useTranslation(["safety", "common"]);
  const navigate = useNavigate();
  // Who came from the conversation or from a report, to block, had not asked for the profile.
  const before = isBeside(id, back) ? back : profilePage(id, back);
  return (
    <Dialog
      open
      question
      title={t("safety:block.title", { name })}
      text={t("safety:block.text", { name })}
      closeLabel={t("common:close")}
      onClose={() => void navigate(before, { replace: true, preventScrollReset: true })}
    >
      {isUnsent(answer) && (
        <Banner tone="danger" alert>
          <UnsentText {...answer} />
        </Banner>
      )}
      <Form method="post" action={blockPage(id, back)}>
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
