import { useTranslation } from "../../../request/locale/use-translation.ts";
import type { Credits } from "../view.server.ts";
import type { Target } from "../target/target.server.ts";
import { TextField } from "../../../ui/form/text-field.tsx";

/**
 * A first message, and what it costs. `target`: whom it is for. No `maxlength`: a browser counts an emoji twice, and
 * would silently cut off what the form refuses with an error.
 */
export function MessageField({ target, credits }: { target: Target; credits: Credits }) {
  const { t } = useTranslation("signup");
  const { name, holdHours: hours } = target;
  const { message, gift } = credits;
  const price = message > 0 && gift >= message ? t("message.price", { count: message, gift }) : "";
  const held = price && hours ? t("message.held", { count: message, name, hours }) : "";
  return <TextField name="signup_message" lines={4} hint={`${t("message.hint")} ${price} ${held}`.trim()} />;
}
