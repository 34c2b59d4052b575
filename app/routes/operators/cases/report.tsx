import script from "../../../browser/operator-keys.ts?worker&url";
import { caseOutcomes } from "../../../contract/safety/cases.ts";
import { decideCase } from "../../../contract/operators/operator-cases.ts";
import { apiOf } from "../../../request/context.server.ts";
import { constraintsOf } from "../../../request/forms/constraints.server.ts";
import { readForm } from "../../../request/forms/form.server.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import type { PageHandle } from "../../../request/pages/page-handle.ts";
import { Actions } from "../../../ui/button/actions.tsx";
import { Button } from "../../../ui/button/button.tsx";
import { Card } from "../../../ui/card/card.tsx";
import { EnterButton } from "../../../ui/form/enter-button.tsx";
import { ServerForm } from "../../../ui/form/server-form.tsx";
import { Page } from "../../../ui/page/page.tsx";
import { itemNumber } from "../queue/claimed-item.server.ts";
import { afterDecision } from "../queue/next-item.server.ts";
import type { Route } from "./+types/report.ts";
import { caseForm } from "./case.form.ts";
import { openCase } from "./case.server.ts";
import { DecisionFields } from "./decision-fields.tsx";
import { ExplanationField } from "./explanation-field.tsx";
import { useDecisionLabels } from "./use-decision-labels.ts";
import { Evidence } from "./evidence.tsx";
import { LeaveForm } from "../queue/leave-form.tsx";
import { column, columns } from "../inspection/inspection.css.ts";

export const handle = { title: "operators:case.title" } satisfies PageHandle;

/** Only for who has claimed it; each look is written down. */
export async function loader({ params, context }: Route.LoaderArgs) {
  return { ...(await openCase(params, context)), constraint: constraintsOf(caseForm) };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const number = Number(itemNumber(params));
  const form = await readForm({ request, schema: caseForm, context });
  if (!form.ok) return form.reject();
  const { quick, outcome, ...order } = form.value;
  const chosen = quick ?? outcome;
  if (!chosen) return form.refuse({ error: "invalid_input", fields: { outcome: "choose_one" } });
  // The button for nothing says all of it.
  const quickly = quick && { ground: "no_violation" as const, days: undefined };
  const decided = await apiOf(context).call(decideCase, { ...order, ...quickly, number, outcome: chosen });
  return afterDecision({ context, queue: "reports", decided, refuse: form.refuse });
}

export default function InspectCase({ loaderData, actionData }: Route.ComponentProps) {
  const { number, view, waits, constraint } = loaderData;
  const { t } = useTranslation(["operators", "login"]);
  const labels = useDecisionLabels();
  return (
    <Page
      title={t(`operators:case.title_${view.kind}`, { case: view.case })}
      lead={t("operators:case.waits", { at: waits })}
      width="wide"
    >
      <div className={columns}>
        <div className={column}>
          <Evidence view={view} earlier={view.earlier} />
        </div>
        <Card as="section">
          <h2>{t("operators:case.decide")}</h2>
          <ServerForm
            constraint={constraint}
            reply={actionData?.form}
            errorTitle={t("login:errors_title")}
            labels={labels}
          >
            <EnterButton />
            <Actions>
              <Button name="quick" value="nothing" tone="secondary" icon="check" data-key="a">
                {t("operators:case.nothing")}
              </Button>
            </Actions>
            {!view.reported && <p>{t("operators:case.nobody_here")}</p>}
            <DecisionFields outcomes={view.reported ? caseOutcomes : ["nothing"]} />
            <ExplanationField readers={view.reported ? "report" : "nobody"} />
            <Actions>
              <Button data-key="r" data-needs="outcome ground">
                {t("operators:case.submit")}
              </Button>
            </Actions>
          </ServerForm>
          <LeaveForm queue="reports" number={number} />
          <p data-keys hidden>
            {t("operators:case.keys")}
          </p>
        </Card>
      </div>
      <script src={script} type="module" />
    </Page>
  );
}
