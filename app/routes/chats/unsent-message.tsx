import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button/button.tsx";
import { Form } from "../../ui/form/form.tsx";
import { Hidden } from "../../ui/form/hidden.tsx";
import { TextField } from "../../ui/form/text-field.tsx";
import { ErrorPage } from "../error-page.tsx";
import type { SendAnswer } from "./conversation.server.ts";

/**
 * The conversation cannot be shown, but what was just written for it can: with its key, so that sending it again is the
 * same message (design §7).
 */
export function UnsentMessage({ error, answer }: { error: unknown; answer: SendAnswer | undefined }) {
  const { t } = useTranslation("chats");
  const { text, client_id, to } = answer?.form.values ?? {};
  if (!text || !client_id) return <ErrorPage error={error} />;
  return (
    <ErrorPage error={error}>
      <p>{t("text_kept")}</p>
      <Form id="message" state={answer?.form}>
        <Hidden name="client_id" value={client_id} />
        {to && <Hidden name="to" value={to} />}
        <TextField name="text" label={t("your_message")} lines={4} autoComplete="off" />
        <Button icon="send">{t("try_again")}</Button>
      </Form>
    </ErrorPage>
  );
}
