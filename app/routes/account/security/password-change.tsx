import type { User } from "../../../contract/people/profile.ts";
import type { Constraints } from "../../../domain/form.ts";
import type { FormReply } from "../../../ui/form/form-fields.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Card } from "../../../ui/card/card.tsx";
import { CheckboxField } from "../../../ui/form/checkbox-field.tsx";
import { PasswordField } from "../../../ui/form/password-field.tsx";
import { Section } from "../../../ui/page/page.tsx";
import { NewPasswordFields } from "../../../page-parts/password/new-password-fields.tsx";
import { useNewPasswordLabels } from "../../../page-parts/password/use-new-password-labels.ts";
import { Disclosure } from "../../../page-parts/disclosure.tsx";
import { SecurityForm } from "./security-form.tsx";

interface PasswordChangeProps {
  user: User;
  /** Number of the member's passkeys. */
  passkeys: number;
  constraint: Constraints;
  reply?: FormReply;
}

/**
 * The old password once, the new one twice (spec §5). Passkeys go along unless one says otherwise: who changes a password
 * because somebody else knew it does not think of the passkey that they may have made (decision 0088).
 */
export function PasswordChange({ user: { email }, passkeys, constraint, reply }: PasswordChangeProps) {
  const { t } = useTranslation("access");
  return (
    <Section title={t("password")}>
      <Card>
        <p>{t("security.password_text")}</p>
        <Disclosure title={t("security.password_change")} open={reply !== undefined}>
          <SecurityForm
            id="password"
            constraint={constraint}
            reply={reply}
            errorTitle={t("errors_title")}
            labels={{ old_password: t("security.old_password"), ...useNewPasswordLabels() }}
          >
            {/* Tells a password manager whose password this is. */}
            <input type="text" name="username" autoComplete="username" defaultValue={email ?? ""} readOnly hidden />
            <PasswordField name="old_password" autoComplete="current-password" />
            <NewPasswordFields />
            {passkeys > 0 && (
              <CheckboxField
                name="remove_passkeys"
                label={t("security.remove_passkeys", { count: passkeys })}
                hint={t("security.remove_passkeys_hint")}
                defaultChecked
              />
            )}
            <p>{t("security.password_effect")}</p>
            <Button name="intent" value="password" icon="lock">
              {t("security.password_submit")}
            </Button>
          </SecurityForm>
          <p>
            {t("security.forgotten")} <a href="/reset-password">{t("security.to_reset")}</a>
          </p>
        </Disclosure>
      </Card>
    </Section>
  );
}
