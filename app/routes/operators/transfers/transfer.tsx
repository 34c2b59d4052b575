import { redirect } from "react-router";
import { markTransferred } from "../../../contract/operators/money/operator-transfers.ts";
import { apiOf, flash, mintKey, textsOf } from "../../../request/context.server.ts";
import { constraintsOf } from "../../../request/forms/constraints.server.ts";
import { readForm } from "../../../request/forms/form.server.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import type { PageHandle } from "../../../request/pages/page-handle.ts";
import { Actions } from "../../../ui/button/actions.tsx";
import { Button, ButtonLink } from "../../../ui/button/button.tsx";
import { Card } from "../../../ui/card/card.tsx";
import { CheckboxField } from "../../../ui/form/checkbox-field.tsx";
import { Hidden } from "../../../ui/form/hidden.tsx";
import { ServerForm } from "../../../ui/form/server-form.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { Page } from "../../../ui/page/page.tsx";
import type { Route } from "./+types/transfer.ts";
import { inspectedTransfer } from "./inspected-transfer.server.ts";
import { TransferFacts } from "./transfer-facts.tsx";
import { failedTransferPath, transferAccountPath, TRANSFERS } from "./transfer-path.ts";
import { transferredForm } from "./transfer.form.ts";

export const handle = { title: "operators:transfers.single" } satisfies PageHandle;

export async function loader({ params, context }: Route.LoaderArgs) {
  const transfer = await inspectedTransfer(context, params.number);
  return { transfer, markId: mintKey(), constraint: constraintsOf(transferredForm) };
}

/** It was transferred. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readForm({ request, schema: transferredForm, context });
  if (!form.ok) return form.reject();
  const { sure: _sure, ...said } = form.value;
  const marked = await apiOf(context).call(markTransferred, { number: Number(params.number), ...said });
  const t = textsOf(context);
  const texts = { decision_changed: t("operators:transfers.changed"), yourself: t("operators:yourself") };
  if (!marked.ok)
    return form.refuse(marked.problem, {
      texts: { ...texts, invalid: t("operators:transfers.day_wrong") },
      renewed: { decision_changed: "iban_end" },
    });
  flash(context, { tone: "success", text: t("operators:transfers.done") });
  return redirect(TRANSFERS, 303);
}

/** One refund: what to transfer, and what became of it. */
export default function TransferPage({ loaderData, actionData }: Route.ComponentProps) {
  const { transfer } = loaderData;
  const { number, status, day, failure: why } = transfer;
  const { t } = useTranslation("operators");
  const state = [t(`transfers.states.${status}`, { day: day ?? "" }), why && t(`transfers.failures.${why}`)];
  return (
    <Page
      title={t("transfers.single")}
      lead={state.filter(Boolean).join(". ")}
      back={<a href={TRANSFERS}>{t("transfers.title")}</a>}
      width="narrow"
    >
      <Card as="section">
        <TransferFacts transfer={transfer} />
      </Card>
      {(status === "waiting" || actionData) && <TransferredForm {...loaderData} reply={actionData?.form} />}
      {(status === "waiting" || status === "transferred") && (
        <Actions>
          {status === "waiting" && (
            <ButtonLink href={transferAccountPath(number)} tone="secondary">
              {t("transfers.account_title")}
            </ButtonLink>
          )}
          <ButtonLink href={failedTransferPath(number)} tone="secondary">
            {t(`transfers.fail.${status}`)}
          </ButtonLink>
        </Actions>
      )}
    </Page>
  );
}

type TransferredFormProps = Route.ComponentProps["loaderData"] & {
  reply: NonNullable<Route.ComponentProps["actionData"]>["form"] | undefined;
};

function TransferredForm({ transfer: { amount, iban, iban_end }, markId, constraint, reply }: TransferredFormProps) {
  const { t } = useTranslation(["operators", "login"]);
  const account = iban || t("operators:debits.account", { end: iban_end });
  return (
    <Card as="section">
      <h2>{t("operators:transfers.form")}</h2>
      <ServerForm
        constraint={constraint}
        reply={reply}
        errorTitle={t("login:errors_title")}
        labels={{ day: t("operators:transfers.day"), sure: t("operators:transfers.sure", { amount, account }) }}
      >
        <Hidden name="mark_id" value={markId} />
        <Hidden name="iban_end" value={iban_end} />
        <TextField name="day" type="date" hint={t("operators:transfers.day_hint")} />
        <CheckboxField name="sure" />
        <Button>{t("operators:transfers.submit")}</Button>
      </ServerForm>
    </Card>
  );
}
