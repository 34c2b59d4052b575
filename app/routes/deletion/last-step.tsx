import { deletionReasons } from "../../contract/deletion-reasons.ts";
import { DELETE_GRACE_DAYS } from "../../domain/account/deletion.ts";
import type { Constraints } from "../../domain/form.ts";
import type { FormReply } from "../../ui/form/form-fields.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { Actions } from "../../ui/button/actions.tsx";
import { Button, ButtonLink } from "../../ui/button/button.tsx";
import { ChoiceField } from "../../ui/form/choice-field.tsx";
import { ServerForm } from "../../ui/form/server-form.tsx";
import { PasswordField } from "../../ui/form/password-field.tsx";
import { TextField } from "../../ui/form/text-field.tsx";
import { Page } from "../../ui/page/page.tsx";

/** The second step: a reason if they like, the password, and the one button that does it. */
export function LastStep(form: { constraint: Constraints; reply?: FormReply }) {
  const { t } = useTranslation("deletion");
  return (
    <Page
      title={t("confirm.title")}
      lead={t("confirm.lead", { count: DELETE_GRACE_DAYS })}
      back={<a href="/profile/delete">{t("confirm.back")}</a>}
      width="narrow"
    >
      <ServerForm {...form} errorTitle={t("confirm.errors_title")} action="/profile/delete?step=last">
        <ChoiceField
          name="reason"
          legend={t("confirm.reason")}
          hint={t("confirm.reason_hint")}
          options={deletionReasons.map((value) => ({ value, label: t(`reasons.${value}`) }))}
        />
        <TextField name="comment" label={t("confirm.comment")} hint={t("confirm.comment_hint")} lines={3} />
        <PasswordField
          name="password"
          label={t("confirm.password")}
          hint={t("confirm.password_hint")}
          autoComplete="current-password"
        />
        <Actions>
          <Button tone="danger" icon="trash">
            {t("confirm.submit")}
          </Button>
          <ButtonLink href="/profile" tone="quiet">
            {t("keep")}
          </ButtonLink>
        </Actions>
      </ServerForm>
    </Page>
  );
}
