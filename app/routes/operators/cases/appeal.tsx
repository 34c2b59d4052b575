import script from "../../../browser/operator-keys.ts?worker&url";
import { caseOutcomes } from "../../../contract/safety/cases.ts";
import { decideAppeal } from "../../../contract/operators/operator-cases.ts";
import type { Problem } from "../../../contract/problems.ts";
import { NumberedText } from "../../../page-parts/words/numbered-text.tsx";
import { apiOf } from "../../../request/context.server.ts";
import { constraintsOf } from "../../../request/forms/constraints.server.ts";
import { readForm } from "../../../request/forms/form.server.ts";
import { typedReply } from "../../../request/forms/typed-reply.server.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import type { PageHandle } from "../../../request/pages/page-handle.ts";
import { Actions } from "../../../ui/button/actions.tsx";
import { Button } from "../../../ui/button/button.tsx";
import { Card } from "../../../ui/card/card.tsx";
import { EnterButton } from "../../../ui/form/enter-button.tsx";
import { Hidden } from "../../../ui/form/hidden.tsx";
import type { FormReply } from "../../../ui/form/form-fields.ts";
import { ServerForm } from "../../../ui/form/server-form.tsx";
import { Page } from "../../../ui/page/page.tsx";
import { changedRefusal } from "../queue/changed.server.ts";
import { itemNumber } from "../queue/claimed-item.server.ts";
import { afterDecision } from "../queue/next-item.server.ts";
import { column, columns } from "../inspection/inspection.css.ts";
import type { Route } from "./+types/appeal.ts";
import { appealDecisionForm } from "./case.form.ts";
import { daysOf } from "./lasting.form.ts";
import { openCase } from "./case.server.ts";
import type { CaseView } from "./case-view.ts";
import { CountsNow } from "./counts-now.tsx";
import { DecisionFields, decisionNeeds } from "./decision-fields.tsx";
import { ExplanationField } from "./explanation-field.tsx";
import { useDecisionLabels } from "./use-decision-labels.ts";
import { DecisionList } from "./decision-list.tsx";
import { Evidence } from "./evidence.tsx";
import { DECISION, ToDecision } from "../queue/to-decision.tsx";
import { LeaveForm } from "../queue/leave-form.tsx";
import { words } from "./cases.css.ts";

export const handle = { title: "operators:case.appeal" } satisfies PageHandle;

/** Never for who decided before: they cannot claim it. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  return {
    ...(await openCase(params, context)),
    typed: await typedReply(url, context),
    constraint: constraintsOf(appealDecisionForm),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const number = Number(itemNumber(params));
  const form = await readForm({ request, schema: appealDecisionForm, context });
  if (!form.ok) return form.reject();
  const decided = await apiOf(context).call(decideAppeal, { number, ...form.value, days: daysOf(form.value) });
  const refuse = (problem: Problem) => form.refuse(problem, changedRefusal(context));
  return afterDecision({ context, queue: "appeals", number, typed: form.typed, decided, refuse });
}

export default function InspectAppeal({ loaderData, actionData }: Route.ComponentProps) {
  const { view, waits } = loaderData;
  const { t } = useTranslation("operators");
  return (
    <Page
      title={<NumberedText text={t("case.title_appeal", { case: view.case })} />}
      lead={t("case.waits", { at: waits })}
      width="wide"
    >
      <ToDecision />
      <div className={columns}>
        <div className={column}>
          <AppealWords view={view} />
          <Evidence view={view} earlier={view.earlier} />
        </div>
        <Decision page={loaderData} reply={actionData?.form ?? loaderData.typed} />
      </div>
      <script src={script} type="module" />
    </Page>
  );
}

interface DecisionProps {
  page: Route.ComponentProps["loaderData"];
  reply?: FormReply;
}

function Decision({ page: { number, view, constraint }, reply }: DecisionProps) {
  const { t } = useTranslation(["operators", "login"]);
  const labels = useDecisionLabels();
  const latest = view.decisions.at(-1);
  const isSanction = latest?.outcome !== "nothing";
  return (
    <Card as="section" id={DECISION}>
      <h2>{t("operators:case.decide")}</h2>
      <CountsNow standing={view.standing} />
      <ServerForm constraint={constraint} reply={reply} errorTitle={t("login:errors_title")} labels={labels}>
        <EnterButton name="decision" value="reverse" />
        <Hidden name="seen" value={String(view.seen)} />
        <ExplanationField readers={isSanction ? "appeal_reported" : "appeal_reporter"} />
        {latest?.lifted ? (
          <p>{t("operators:case.lifted_already")}</p>
        ) : (
          <Actions>
            <Button name="decision" value="uphold" icon="check" data-key="a" data-needs="words">
              {t("operators:case.uphold")}
            </Button>
          </Actions>
        )}
        {isSanction || view.reported ? <Reverse isSanction={isSanction} /> : <p>{t("operators:case.nobody_appeal")}</p>}
      </ServerForm>
      <LeaveForm queue="appeals" number={number} />
      {!latest?.lifted && (
        <p data-keys hidden>
          {t("operators:case.appeal_keys")}
        </p>
      )}
    </Card>
  );
}

function Reverse({ isSanction }: { isSanction: boolean }) {
  const { t } = useTranslation("operators");
  return (
    <>
      <p>{t(isSanction ? "case.reverse_sanction" : "case.reverse_nothing")}</p>
      <DecisionFields outcomes={isSanction ? [] : caseOutcomes.filter((one) => one !== "nothing")} />
      <Actions>
        <Button
          name="decision"
          value="reverse"
          tone="danger"
          data-key="r"
          {...(isSanction ? { "data-needs": "ground" } : decisionNeeds)}
        >
          {t("case.reverse")}
        </Button>
      </Actions>
    </>
  );
}

function AppealWords({ view }: { view: CaseView }) {
  const { t } = useTranslation("operators");
  return (
    <Card as="section">
      {view.appeal && (
        <>
          <h2>{t("case.appeal")}</h2>
          <p>
            {t(`case.by.${view.appeal.side}`)} · {view.appeal.at}
          </p>
          <p dir="auto" className={words}>
            {view.appeal.text}
          </p>
        </>
      )}
      <h2>{t("case.decisions")}</h2>
      <DecisionList {...view} />
    </Card>
  );
}
