import { useTranslation } from "../../../request/locale/use-translation.ts";
import type { Credits } from "../view.server.ts";
import { TextField } from "../../../ui/form/text-field.tsx";

/**
 * A first message, and what it costs. `name`: whom it is for. No `maxlength`: a browser counts an emoji twice, and
 * would silently cut off what the form refuses with an error.
 */
export function MessageField({ name, credits }: { name: string; credits: Credits }) {
  const { t } = useTranslation("signup");
  const { message, gift } = credits;
  const price = message > 0 && gift >= message ? t("message.price", { count: message, gift }) : "";
  return (
    <TextField
      name="signup_message"
      lines={4}
      label={t("message.label", { name })}
      hint={`${t("message.hint")} ${price}`.trim()}
    />
  );
}
