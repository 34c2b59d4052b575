import { SIGNUP_MESSAGE_MAX } from "../../contract/account.ts";
import { useTranslation } from "../../request/use-translation.ts";
import { TextField } from "../../ui/form/text-field.tsx";

/** A first message. `name`: whom it is for. */
export function MessageField({ name }: { name: string }) {
  const { t } = useTranslation("signup");
  return (
    <TextField
      name="signup_message"
      lines={4}
      maxLength={SIGNUP_MESSAGE_MAX}
      label={t("message.label", { name })}
      hint={t("message.hint", { name })}
    />
  );
}
