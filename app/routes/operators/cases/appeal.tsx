import script from "../../../browser/operator-keys.ts?worker&url";
import { caseOutcomes } from "../../../contract/cases.ts";
import { decideAppeal } from "../../../contract/operator-cases.ts";
import { apiOf } from "../../../request/context.server.ts";
import { constraintsOf } from "../../../request/forms/constraints.server.ts";
import { readForm } from "../../../request/forms/form.server.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import type { PageHandle } from "../../../request/pages/page-handle.ts";
import { Actions } from "../../../ui/button/actions.tsx";
import { Button } from "../../../ui/button/button.tsx";
import { Card } from "../../../ui/card/card.tsx";
import { ServerForm } from "../../../ui/form/server-form.tsx";
import { Page } from "../../../ui/page/page.tsx";
import { itemNumber } from "../claimed-item.server.ts";
import { afterDecision } from "../next-item.server.ts";
import { column, columns } from "../photos/photo.css.ts";
import type { Route } from "./+types/appeal.ts";
import { appealDecisionForm } from "./case.form.ts";
import { openCase } from "./case.server.ts";
import type { CaseView } from "./case-view.ts";
import { DecisionFields } from "./decision-fields.tsx";
import { DecisionList } from "./decision-list.tsx";
import { Evidence } from "./evidence.tsx";
import { LeaveForm } from "../leave-form.tsx";
import { words } from "./cases.css.ts";

export const handle = { title: "operators:case.appeal" } satisfies PageHandle;

/** Never for who decided before: they cannot claim it. */
export async function loader({ params, context }: Route.LoaderArgs) {
  return {
    ...(await openCase(params, context)),
    constraint: constraintsOf(appealDecisionForm),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const number = Number(itemNumber(params));
  const form = await readForm(request, appealDecisionForm, context);
  if (!form.ok) return form.reject();
  const decided = await apiOf(context).call(decideAppeal, { number, ...form.value });
  return afterDecision(context, "appeals", decided, form.refuse);
}

export default function InspectAppeal({ loaderData, actionData }: Route.ComponentProps) {
  const { number, view, waits, constraint } = loaderData;
  const { t } = useTranslation(["operators", "login"]);
  const latest = view.decisions.at(-1);
  const isSanction = latest?.outcome !== "nothing";
  return (
    <Page
      title={t("operators:case.title_appeal", { case: view.case })}
      lead={t("operators:case.waits", { at: waits })}
      width="wide"
    >
      <div className={columns}>
        <div className={column}>
          <AppealWords view={view} />
          <Evidence view={view} earlier={view.earlier} />
        </div>
        <Card as="section">
          <h2>{t("operators:case.decide")}</h2>
          <ServerForm constraint={constraint} reply={actionData?.form} errorTitle={t("login:errors_title")}>
            {latest?.lifted ? (
              <p>{t("operators:case.lifted_already")}</p>
            ) : (
              <Actions>
                <Button name="decision" value="uphold" icon="check" data-key="a">
                  {t("operators:case.uphold")}
                </Button>
              </Actions>
            )}
            {isSanction || view.reported ? (
              <Reverse isSanction={isSanction} />
            ) : (
              <p>{t("operators:case.nobody_here")}</p>
            )}
          </ServerForm>
          <LeaveForm queue="appeals" number={number} />
          {!latest?.lifted && (
            <p data-keys hidden>
              {t("operators:case.appeal_keys")}
            </p>
          )}
        </Card>
      </div>
      <script src={script} type="module" />
    </Page>
  );
}

function Reverse({ isSanction }: { isSanction: boolean }) {
  const { t } = useTranslation("operators");
  return (
    <>
      <p>{t(isSanction ? "case.reverse_sanction" : "case.reverse_nothing")}</p>
      <DecisionFields outcomes={isSanction ? [] : caseOutcomes.filter((one) => one !== "nothing")} />
      <Actions>
        <Button name="decision" value="reverse" tone="danger" data-key="r">
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
