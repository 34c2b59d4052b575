import type { QueueName } from "../../../contract/operators/queue-names.ts";
import type { Constraints } from "../../../domain/form.ts";
import { STAFF_PATH } from "../../../domain/auth/sign-in-path.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Actions } from "../../../ui/button/actions.tsx";
import { Button } from "../../../ui/button/button.tsx";
import { Card } from "../../../ui/card/card.tsx";
import { ChoiceField } from "../../../ui/form/choice-field.tsx";
import { EnterButton } from "../../../ui/form/enter-button.tsx";
import type { FormReply } from "../../../ui/form/form-fields.ts";
import { ServerForm } from "../../../ui/form/server-form.tsx";
import { LeaveForm } from "./leave-form.tsx";

interface DecisionFormProps {
  queue: QueueName;
  number: string;
  /** Why something is refused, in words. */
  reasons: { value: string; label: string }[];
  constraint: Constraints;
  reply?: FormReply;
}

/** Approve, refuse with a reason, or leave it for now. Each button says its key, for a script (operator-keys.ts). */
export function DecisionForm({ queue, number, reasons, constraint, reply }: DecisionFormProps) {
  const { t } = useTranslation(["operators", "login"]);
  const here = `${STAFF_PATH}/${queue}/${number}`;
  return (
    <Card as="section">
      <ServerForm
        constraint={constraint}
        reply={reply}
        errorTitle={t("login:errors_title")}
        labels={{ reason: t("operators:decision.reason") }}
        action={here}
      >
        <EnterButton name="decision" value="refuse" />
        <Actions>
          <Button name="decision" value="approve" data-key="a" icon="check">
            {t("operators:decision.approve")}
          </Button>
        </Actions>
        <ChoiceField name="reason" options={reasons} none={t("operators:decision.none")} />
        <Actions>
          <Button name="decision" value="refuse" tone="danger" data-key="r" data-needs="reason" icon="close">
            {t("operators:decision.refuse")}
          </Button>
        </Actions>
      </ServerForm>
      <LeaveForm queue={queue} number={number} />
      <p data-keys hidden>
        {t("operators:decision.keys")}
      </p>
    </Card>
  );
}
