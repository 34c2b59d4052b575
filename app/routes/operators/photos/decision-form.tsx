import { photoRefusals } from "../../../contract/photo-refusals.ts";
import type { Constraints } from "../../../domain/form.ts";
import { STAFF_PATH } from "../../../domain/auth/sign-in-path.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Actions } from "../../../ui/button/actions.tsx";
import { Button } from "../../../ui/button/button.tsx";
import { Card } from "../../../ui/card/card.tsx";
import { ChoiceField } from "../../../ui/form/choice-field.tsx";
import type { FormReply } from "../../../ui/form/form-fields.ts";
import { Hidden } from "../../../ui/form/hidden.tsx";
import { ServerForm } from "../../../ui/form/server-form.tsx";

interface DecisionFormProps {
  number: string;
  constraint: Constraints;
  reply?: FormReply;
}

/** Approve, refuse with a reason, or leave it for now. Each button says its key, for a script (operator-keys.ts). */
export function DecisionForm({ number, constraint, reply }: DecisionFormProps) {
  const { t } = useTranslation(["operators", "login"]);
  const here = `${STAFF_PATH}/photos/${number}`;
  return (
    <Card as="section">
      <ServerForm constraint={constraint} reply={reply} errorTitle={t("login:errors_title")} action={here}>
        <Actions>
          <Button name="decision" value="approve" data-key="a" icon="check">
            {t("operators:photo.approve")}
          </Button>
        </Actions>
        <ChoiceField
          name="reason"
          legend={t("operators:photo.reason")}
          options={photoRefusals.map((value) => ({ value, label: t(`operators:photo.reasons.${value}`) }))}
        />
        <Actions>
          <Button name="decision" value="refuse" tone="danger" data-key="r" icon="close">
            {t("operators:photo.refuse")}
          </Button>
        </Actions>
      </ServerForm>
      <form method="post" action={`${STAFF_PATH}/next/photos`}>
        <Hidden name="after" value={number} />
        <Button tone="secondary" data-key="n ArrowRight">
          {t("operators:photo.next")}
        </Button>
      </form>
      <p data-keys hidden>
        {t("operators:photo.keys")}
      </p>
    </Card>
  );
}
