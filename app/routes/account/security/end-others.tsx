import { type MouseEvent, useState } from "react";
import { AppLink } from "../../../page-parts/navigation/app-link.tsx";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Actions } from "../../../ui/button/actions.tsx";
import { Button, ButtonLink } from "../../../ui/button/button.tsx";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { Hidden } from "../../../ui/form/hidden.tsx";
import { SecurityForm } from "./security-form.tsx";

const PAGE = "/profile/security";

/** Signs out all other devices, once the question is answered. Without a script the question is the same page's, at another address. */
export function EndOthers({ asked }: { asked: boolean }) {
  const { t } = useTranslation(["access", "common"]);
  const [open, setOpen] = useState(asked);
  const close = () => setOpen(false);
  function ask(event: MouseEvent) {
    event.preventDefault();
    setOpen(true);
  }
  return (
    <div id="others">
      <ButtonLink asChild tone="secondary" icon="logout">
        <AppLink href={`${PAGE}?ask=others#others`} onClick={ask}>
          {t("access:security.end_others")}
        </AppLink>
      </ButtonLink>
      <Dialog
        open={open}
        question
        title={t("access:security.others_title")}
        text={t("access:security.others_text")}
        closeLabel={t("common:close")}
        onClose={close}
      >
        <SecurityForm id="end-others">
          <Hidden name="intent" value="end_others" />
          <Actions>
            <Button tone="danger">{t("access:security.others_yes")}</Button>
            <ButtonLink asChild tone="secondary">
              <AppLink href={PAGE} preventScrollReset onClick={close}>
                {t("access:security.others_no")}
              </AppLink>
            </ButtonLink>
          </Actions>
        </SecurityForm>
      </Dialog>
    </div>
  );
}
