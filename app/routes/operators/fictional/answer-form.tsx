import type { Constraints } from "../../../domain/form.ts";
import { STAFF_PATH } from "../../../domain/auth/sign-in-path.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Actions } from "../../../ui/button/actions.tsx";
import { Button } from "../../../ui/button/button.tsx";
import { Card } from "../../../ui/card/card.tsx";
import type { FormReply } from "../../../ui/form/form-fields.ts";
import { Hidden } from "../../../ui/form/hidden.tsx";
import { ServerForm } from "../../../ui/form/server-form.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { LeaveForm } from "../queue/leave-form.tsx";
import type { ConversationView } from "./conversation-view.ts";

interface AnswerFormProps extends Pick<ConversationView, "fictional" | "seen" | "held"> {
  number: string;
  constraint: Constraints;
  reply?: FormReply;
}

/** Answer in the name of the profile, say that nobody will, or leave it for now. Each button says its key. */
export function AnswerForm({ number, fictional, seen, held, constraint, reply }: AnswerFormProps) {
  const { t } = useTranslation(["operators", "login"]);
  const name = fictional.name ?? "";
  return (
    <Card as="section">
      <ServerForm
        constraint={constraint}
        reply={reply}
        errorTitle={t("login:errors_title")}
        labels={{ text: t("operators:fictional.answer_as", { name }) }}
        action={`${STAFF_PATH}/fictional/${number}`}
      >
        <Hidden name="seen" value={seen} />
        <TextField
          name="text"
          lines={5}
          hint={
            held
              ? t("operators:fictional.held", { count: held.credits, at: held.until })
              : t("operators:fictional.free")
          }
        />
        <Actions>
          <Button name="decision" value="answer" data-key="a" icon="send">
            {t("operators:fictional.answer")}
          </Button>
          <Button name="decision" value="close" data-key="r" tone="danger" icon="close">
            {t(held ? "operators:fictional.close" : "operators:fictional.close_free")}
          </Button>
        </Actions>
      </ServerForm>
      <LeaveForm queue="fictional" number={number} />
      <p data-keys hidden>
        {t("operators:fictional.keys")}
      </p>
    </Card>
  );
}
