import type { FormState } from "../../domain/form-state.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { Button } from "../../ui/button/button.tsx";
import { Form } from "../../ui/form/form.tsx";
import { TextField } from "../../ui/form/text-field.tsx";

/** Asks for a mail with a link to choose a new password. `email`: as it was typed before. */
export function AskMail({ email, state }: { email?: string; state?: FormState }) {
  const { t } = useTranslation("access");
  return (
    <Form state={state} errorTitle={t("errors_title")} action="/reset-password">
      <TextField name="email" type="email" label={t("email")} autoComplete="username" defaultValue={email} />
      <Button wide icon="mail" name="intent" value="send">
        {t("reset.submit")}
      </Button>
    </Form>
  );
}
