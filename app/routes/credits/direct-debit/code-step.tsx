import { useTranslation } from "../../../request/locale/use-translation.ts";
import { PageMemberField } from "../../../page-parts/page-member-field.tsx";
import { Actions } from "../../../ui/button/actions.tsx";
import { Button, ButtonLink } from "../../../ui/button/button.tsx";
import { Card } from "../../../ui/card/card.tsx";
import type { Constraints } from "../../../domain/form.ts";
import type { FormReply } from "../../../ui/form/form-fields.ts";
import { Hidden } from "../../../ui/form/hidden.tsx";
import { ServerForm } from "../../../ui/form/server-form.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";

interface CodeStepProps {
  action: string;
  /** Where the data can be corrected. */
  change: string;
  /** Of the request that waits. */
  mandateId: string;
  /** For another code. */
  newId: string;
  /** The last digits of the telephone, and until when the code is good; without it the code is too old. */
  sent: { end: string; time?: string | undefined };
  constraint: Constraints;
  reply?: FormReply;
}

/** The second step: the code from the text message is the signature. */
export function CodeStep({ action, change, mandateId, newId, sent, constraint, reply }: CodeStepProps) {
  const { t } = useTranslation("direct-debit");
  return (
    <Card as="section">
      <h2>{t("code_title")}</h2>
      <p>{sent.time ? t("code_sent", { end: sent.end, time: sent.time }) : t("code_over")}</p>
      {sent.time && <p>{t("code_signs")}</p>}
      {sent.time && (
        <ServerForm
          action={action}
          constraint={constraint}
          reply={reply}
          labels={{ otp: t("fields.otp") }}
          errorTitle={t("errors_title")}
        >
          <Hidden name="intent" value="confirm" />
          <Hidden name="mandate_id" value={mandateId} />
          <PageMemberField />
          <TextField name="otp" hint={t("hints.otp")} inputMode="numeric" autoComplete="one-time-code" />
          <Button wide icon="check">
            {t("sign")}
          </Button>
        </ServerForm>
      )}
      <Actions>
        <form method="post" action={action}>
          <input type="hidden" name="intent" value="again" readOnly />
          <input type="hidden" name="mandate_id" value={newId} readOnly />
          <PageMemberField />
          <Button tone={sent.time ? "quiet" : "primary"}>{t("new_code")}</Button>
        </form>
        <ButtonLink href={change} tone="quiet">
          {t("change")}
        </ButtonLink>
      </Actions>
    </Card>
  );
}
