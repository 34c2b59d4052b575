import type { Constraints } from "../../domain/form.ts";
import { AppLink } from "../../page-parts/navigation/app-link.tsx";
import { PageMemberField } from "../../page-parts/page-member-field.tsx";
import { LinkedText } from "../../page-parts/words/linked-text.tsx";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { Banner } from "../../ui/banner/banner.tsx";
import { Button, ButtonLink } from "../../ui/button/button.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { ChoiceField } from "../../ui/form/choice-field.tsx";
import type { FormReply } from "../../ui/form/form-fields.ts";
import { ServerForm } from "../../ui/form/server-form.tsx";
import { TextField } from "../../ui/form/text-field.tsx";
import type { ContractView } from "./contract-view.ts";

interface ChooseStepProps {
  contracts: ContractView[];
  /** The purchase that is chosen already. */
  chosen: string | undefined;
  email: string;
  constraint: Constraints;
  reply: FormReply | undefined;
}

/** The first step: which purchase, who withdraws, and where the confirmation goes. */
export function ChooseStep({ contracts, chosen, email, constraint, reply }: ChooseStepProps) {
  const { t } = useTranslation(["withdrawal", "login", "credits"]);
  const [only] = contracts.length === 1 ? contracts : [];
  const known = contracts.find(({ id }) => id === chosen) ?? only;
  return (
    <ServerForm
      action="/withdraw"
      constraint={constraint}
      reply={reply}
      errorTitle={t("login:errors_title")}
      labels={{ payment_id: t("withdrawal:which"), name: t("withdrawal:name") }}
    >
      <PageMemberField />
      <ChoiceField
        name="payment_id"
        options={contracts.map(({ id, credits, price, moment, method, receipt, until }) => ({
          value: id,
          label: t("withdrawal:contract", { count: credits, price }),
          hint: [
            t("withdrawal:bought", { moment, method: t(`credits:methods.${method}`) }),
            receipt && t("withdrawal:receipt_number", { number: receipt }),
            until === undefined ? t("withdrawal:again") : t("withdrawal:until", { until }),
          ]
            .filter(Boolean)
            .join(" "),
        }))}
        defaultValue={known?.id}
      />
      <TextField name="name" hint={t("withdrawal:name_hint")} autoComplete="name" />
      <p>{t("withdrawal:email", { email })}</p>
      <Button wide>{t("withdrawal:go_on")}</Button>
      <p>{t("withdrawal:not_yet")}</p>
    </ServerForm>
  );
}

/** Nothing was bought, or it was too long ago: whom to ask. `isOver`: there was something when the page was opened. */
export function NothingToWithdraw({ isOver }: { isOver: boolean }) {
  const { t } = useTranslation("withdrawal");
  return (
    <>
      {isOver && <Banner tone="warning">{t("over")}</Banner>}
      <EmptyState
        icon="wallet"
        title={t("nothing_title")}
        action={
          <ButtonLink asChild tone="secondary">
            <AppLink href="/transactions">{t("to_payments")}</AppLink>
          </ButtonLink>
        }
      >
        <p>
          <LinkedText text={t("nothing")} links={{ support: "/support?topic=payment" }} />
        </p>
      </EmptyState>
    </>
  );
}
