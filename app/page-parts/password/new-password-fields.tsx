import { PASSWORD_MIN } from "../../domain/account/limits.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { PasswordField } from "../../ui/form/password-field.tsx";

/** A new password and the same once more: the fields of `new-password.form.ts`. */
export function NewPasswordFields() {
  const { t } = useTranslation("access");
  return (
    <>
      <PasswordField name="password" hint={t("new_password_hint", { min: PASSWORD_MIN })} autoComplete="new-password" />
      <PasswordField name="password_repeat" autoComplete="new-password" />
    </>
  );
}
