import { redirect } from "react-router";
import { changeTransferAccount } from "../../../contract/operators/money/operator-transfers.ts";
import { apiOf, flash, textsOf } from "../../../request/context.server.ts";
import { constraintsOf } from "../../../request/forms/constraints.server.ts";
import { readForm } from "../../../request/forms/form.server.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import type { PageHandle } from "../../../request/pages/page-handle.ts";
import { Button } from "../../../ui/button/button.tsx";
import { CheckboxField } from "../../../ui/form/checkbox-field.tsx";
import { Hidden } from "../../../ui/form/hidden.tsx";
import { ServerForm } from "../../../ui/form/server-form.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { Page } from "../../../ui/page/page.tsx";
import type { Route } from "./+types/account.ts";
import { inspectedTransfer } from "./inspected-transfer.server.ts";
import { TransferFacts } from "./transfer-facts.tsx";
import { transferPath } from "./transfer-path.ts";
import { accountForm } from "./transfer.form.ts";

export const handle = { title: "operators:transfers.account_title" } satisfies PageHandle;

export async function loader({ params, context }: Route.LoaderArgs) {
  const transfer = await inspectedTransfer(context, params.number);
  return { transfer, constraint: constraintsOf(accountForm) };
}

/** The member gave another account. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readForm({ request, schema: accountForm, context });
  if (!form.ok) return form.reject();
  const { sure: _sure, ...account } = form.value;
  const number = Number(params.number);
  const changed = await apiOf(context).call(changeTransferAccount, { number, ...account });
  const t = textsOf(context);
  const texts = {
    decision_changed: t("operators:transfers.changed"),
    yourself: t("operators:yourself"),
    iban_refused: t("operators:transfers.iban_refused"),
  };
  if (!changed.ok)
    return form.refuse(changed.problem, {
      texts,
      fields: { iban_refused: "iban" },
      renewed: { decision_changed: "iban_end" },
    });
  flash(context, { tone: "success", text: t("operators:transfers.account_done") });
  return redirect(transferPath(number), 303);
}

/** Another account for what waits to be transferred: the one of the mandate is closed, or not theirs. */
export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  const { transfer, constraint } = loaderData;
  const { t } = useTranslation(["operators", "login"]);
  return (
    <Page
      title={t("operators:transfers.account_title")}
      lead={t(`operators:transfers.${transfer.status === "waiting" ? "account_lead" : "account_late"}`)}
      back={<a href={transferPath(transfer.number)}>{t("operators:transfers.single")}</a>}
      width="narrow"
    >
      <TransferFacts transfer={transfer} />
      {(transfer.status === "waiting" || actionData) && (
        <ServerForm
          constraint={constraint}
          reply={actionData?.form}
          errorTitle={t("login:errors_title")}
          labels={{
            account_holder: t("operators:transfers.holder"),
            iban: t("operators:transfers.iban"),
            sure: t("operators:transfers.account_sure"),
          }}
        >
          <Hidden name="iban_end" value={transfer.iban_end} />
          <TextField name="account_holder" autoComplete="off" />
          <TextField name="iban" autoComplete="off" autoCapitalize="characters" spellCheck={false} />
          <CheckboxField name="sure" />
          <Button>{t("operators:transfers.account_submit")}</Button>
        </ServerForm>
      )}
    </Page>
  );
}
