import { redirect } from "react-router";
import { failTransfer } from "../../../contract/operators/money/operator-transfers.ts";
import { transferFailures } from "../../../contract/operators/money/transfer-failures.ts";
import { apiOf, flash, mintKey, textsOf } from "../../../request/context.server.ts";
import { constraintsOf } from "../../../request/forms/constraints.server.ts";
import { readForm } from "../../../request/forms/form.server.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import type { PageHandle } from "../../../request/pages/page-handle.ts";
import { Button } from "../../../ui/button/button.tsx";
import { CheckboxField } from "../../../ui/form/checkbox-field.tsx";
import { ChoiceField } from "../../../ui/form/choice-field.tsx";
import { Hidden } from "../../../ui/form/hidden.tsx";
import { ServerForm } from "../../../ui/form/server-form.tsx";
import { Page } from "../../../ui/page/page.tsx";
import type { Route } from "./+types/failed.ts";
import { inspectedTransfer } from "./inspected-transfer.server.ts";
import { TransferFacts } from "./transfer-facts.tsx";
import { TRANSFERS, transferPath } from "./transfer-path.ts";
import { failedForm } from "./transfer.form.ts";

export const handle = { title: "operators:transfers.failed_title" } satisfies PageHandle;

export async function loader({ params, context }: Route.LoaderArgs) {
  const transfer = await inspectedTransfer(context, params.number);
  return { transfer, markId: mintKey(), constraint: constraintsOf(failedForm) };
}

/** It came back, or cannot be transferred. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readForm({ request, schema: failedForm, context });
  if (!form.ok) return form.reject();
  const { sure: _sure, ...said } = form.value;
  const failed = await apiOf(context).call(failTransfer, { number: Number(params.number), ...said });
  const t = textsOf(context);
  const texts = { decision_changed: t("operators:transfers.changed"), yourself: t("operators:yourself") };
  if (!failed.ok) return form.refuse(failed.problem, { texts, renewed: { decision_changed: "seen" } });
  flash(context, { tone: "success", text: t("operators:transfers.failed_done") });
  return redirect(TRANSFERS, 303);
}

/** Says why the money did not arrive: where it is with us, the refund has failed. */
export default function Failed({ loaderData, actionData }: Route.ComponentProps) {
  const { transfer, markId, constraint } = loaderData;
  const { number, status } = transfer;
  const { t } = useTranslation(["operators", "login"]);
  const seen = status === "waiting" ? "waiting" : "transferred";
  const isOpen = status === "waiting" || status === "transferred";
  // One that went out and comes back is with us, whatever the payer’s bank did meanwhile.
  const isBack = transfer.charged_back && status === "waiting";
  const back = isBack ? "back_" : "";
  const reasons = transferFailures
    .filter((value) => (value === "charged_back") === isBack)
    .map((value) => ({ value, label: t(`operators:transfers.failures.${value}`) }));
  return (
    <Page
      title={t(`operators:transfers.fail.${seen}`)}
      lead={isOpen ? t(`operators:transfers.${back}failed_lead`) : t(`operators:transfers.states.${status}`)}
      back={<a href={transferPath(number)}>{t("operators:transfers.single")}</a>}
      width="narrow"
    >
      <TransferFacts transfer={transfer} />
      {(isOpen || actionData) && (
        <ServerForm
          constraint={constraint}
          reply={actionData?.form}
          errorTitle={t("login:errors_title")}
          labels={{ reason: t("operators:transfers.why"), sure: t(`operators:transfers.${back}failed_sure`) }}
        >
          <Hidden name="mark_id" value={markId} />
          <Hidden name="seen" value={seen} />
          <ChoiceField name="reason" options={reasons} />
          <CheckboxField name="sure" />
          <Button tone="danger">{t("operators:transfers.failed_submit")}</Button>
        </ServerForm>
      )}
    </Page>
  );
}
