import type { Constraints } from "../../../domain/form.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Button } from "../../../ui/button/button.tsx";
import type { FormReply } from "../../../ui/form/form-fields.ts";
import { ServerForm } from "../../../ui/form/server-form.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { Page } from "../../../ui/page/page.tsx";

interface OpenFormProps {
  id: string;
  constraint: Constraints | undefined;
  reply?: FormReply;
}

/** Asks why before a member is shown: the answer stands in the record. */
export function OpenForm({ id, constraint, reply }: OpenFormProps) {
  const { t } = useTranslation(["operators", "login"]);
  return (
    <Page title={t("operators:member.open_title")} lead={t("operators:member.open_lead", { id })} width="narrow">
      <ServerForm
        constraint={constraint ?? {}}
        reply={reply}
        errorTitle={t("login:errors_title")}
        labels={{ reason: t("operators:member.reason") }}
      >
        <TextField name="reason" hint={t("operators:member.open_hint")} lines={3} />
        <Button>{t("operators:member.open")}</Button>
      </ServerForm>
    </Page>
  );
}
