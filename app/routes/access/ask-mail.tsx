import type { FormReply } from "../../ui/form/form-fields.ts";
import type { Constraints } from "../../domain/form.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { Button } from "../../ui/button/button.tsx";
import { ServerForm } from "../../ui/form/server-form.tsx";
import { TextField } from "../../ui/form/text-field.tsx";

interface AskMailProps {
  constraint: Constraints;
  /** As it was typed before. */
  email?: string;
  reply?: FormReply;
}

/** Asks for a mail with a link to choose a new password. */
export function AskMail({ email, ...form }: AskMailProps) {
  const { t } = useTranslation("access");
  return (
    <ServerForm {...form} errorTitle={t("errors_title")} labels={{ email: t("email") }} action="/reset-password">
      <TextField name="email" type="email" autoComplete="username" defaultValue={email} />
      <Button wide icon="mail" name="intent" value="send">
        {t("reset.submit")}
      </Button>
    </ServerForm>
  );
}
