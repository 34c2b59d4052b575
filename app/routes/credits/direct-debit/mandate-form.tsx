import type { MandateData } from "../../../contract/money/direct-debit.ts";
import type { Constraints } from "../../../domain/form.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { PageMemberField } from "../../../page-parts/page-member-field.tsx";
import { Button } from "../../../ui/button/button.tsx";
import type { FormReply } from "../../../ui/form/form-fields.ts";
import { Hidden } from "../../../ui/form/hidden.tsx";
import { ServerForm } from "../../../ui/form/server-form.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";

interface MandateFormProps {
  action: string;
  /** A new mandate's key. */
  mandateId: string;
  /** What was typed before, to be corrected. */
  typed?: MandateData | undefined;
  constraint: Constraints;
  ibanHint: string;
  reply?: FormReply;
}

/** The first step: whose account it is, and where the code goes. */
export function MandateForm({ action, mandateId, typed, constraint, ibanHint, reply }: MandateFormProps) {
  const { t } = useTranslation("direct-debit");
  const labels = {
    account_holder: t("fields.account_holder"),
    iban: t("fields.iban"),
    street: t("fields.street"),
    house_number: t("fields.house_number"),
    zip: t("fields.zip"),
    city: t("fields.city"),
    phone: t("fields.phone"),
  };
  return (
    <ServerForm
      action={action}
      constraint={constraint}
      reply={reply}
      labels={labels}
      errorTitle={t("errors_title")}
      defaultValue={typed && { ...typed }}
    >
      <Hidden name="intent" value="request" />
      {/* A request that was refused took its key along: with other data it is another one. */}
      <input type="hidden" name="mandate_id" value={mandateId} readOnly />
      <PageMemberField />
      <TextField name="account_holder" hint={t("hints.account_holder")} autoComplete="name" />
      <TextField name="iban" hint={ibanHint} autoCapitalize="characters" autoComplete="off" spellCheck={false} />
      <TextField name="street" autoComplete="address-line1" />
      <TextField name="house_number" autoComplete="off" />
      <TextField name="zip" autoComplete="postal-code" autoCapitalize="characters" />
      <TextField name="city" autoComplete="address-level2" />
      <TextField name="phone" hint={t("hints.phone")} type="tel" autoComplete="tel" />
      <Button wide icon="message">
        {t("send_code")}
      </Button>
    </ServerForm>
  );
}
