import type { Constraints } from "../../../domain/form.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Actions } from "../../../ui/button/actions.tsx";
import { Button } from "../../../ui/button/button.tsx";
import { Card } from "../../../ui/card/card.tsx";
import type { FormReply } from "../../../ui/form/form-fields.ts";
import { EnterButton } from "../../../ui/form/enter-button.tsx";
import { ServerForm } from "../../../ui/form/server-form.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { LeaveForm } from "../queue/leave-form.tsx";

interface AnswerFormProps {
  number: string;
  /** By its own name. */
  language: string;
  constraint: Constraints;
  reply?: FormReply;
}

/** Answer, close without an answer, or leave it for now. Each button says its key. */
export function AnswerForm({ number, language, constraint, reply }: AnswerFormProps) {
  const { t } = useTranslation(["operators", "login"]);
  return (
    <Card as="section">
      <h2>{t("operators:support.answer_title")}</h2>
      <ServerForm
        constraint={constraint}
        reply={reply}
        errorTitle={t("login:errors_title")}
        labels={{ text: t("operators:support.answer") }}
      >
        <EnterButton name="decision" value="answer" />
        <TextField name="text" lines={8} hint={t("operators:support.answer_hint", { language })} />
        <Actions>
          <Button name="decision" value="answer" data-key="a" data-needs="text" icon="send">
            {t("operators:support.send")}
          </Button>
          <Button name="decision" value="close" data-key="r" tone="danger" icon="close">
            {t("operators:support.close")}
          </Button>
        </Actions>
        <p>{t("operators:support.close_hint")}</p>
      </ServerForm>
      <LeaveForm queue="support" number={number} />
      <p data-keys hidden>
        {t("operators:support.keys")}
      </p>
    </Card>
  );
}
