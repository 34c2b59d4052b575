import script from "../../../browser/operator-keys.ts?worker&url";
import { decideCase } from "../../../contract/operators/operator-cases.ts";
import type { Problem } from "../../../contract/problems.ts";
import { NumberedText } from "../../../page-parts/words/numbered-text.tsx";
import { apiOf, textsOf } from "../../../request/context.server.ts";
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
import { type FormReply, sentValues } from "../../../ui/form/form-fields.ts";
import { ServerForm } from "../../../ui/form/server-form.tsx";
import { Page } from "../../../ui/page/page.tsx";
import { changedRefusal } from "../queue/changed.server.ts";
import { itemNumber } from "../queue/claimed-item.server.ts";
import { afterDecision } from "../queue/next-item.server.ts";
import type { Route } from "./+types/report.ts";
import { caseForm } from "./case.form.ts";
import { daysOf } from "./lasting.form.ts";
import { reportOutcomes } from "./report-outcomes.ts";
import { findMemberPath } from "./case-path.ts";
import { openCase } from "./case.server.ts";
import { CountsNow } from "./counts-now.tsx";
import { DecisionFields, decisionNeeds } from "./decision-fields.tsx";
import { ExplanationField } from "./explanation-field.tsx";
import { useDecisionLabels } from "./use-decision-labels.ts";
import { Evidence } from "./evidence.tsx";
import { DECISION, ToDecision } from "../queue/to-decision.tsx";
import { LeaveForm } from "../queue/leave-form.tsx";
import { column, columns } from "../inspection/inspection.css.ts";
import * as styles from "./cases.css.ts";

export const handle = { title: "operators:case.title" } satisfies PageHandle;

/** Only for who has claimed it; each look is written down. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  return {
    ...(await openCase(params, context)),
    typed: await typedReply(url, context),
    constraint: constraintsOf(caseForm),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const number = Number(itemNumber(params));
  const form = await readForm({ request, schema: caseForm, context });
  if (!form.ok) return form.reject();
  const { quick, outcome, reported = null, ...order } = form.value;
  const chosen = quick ?? outcome;
  if (!chosen) return form.refuse({ error: "invalid_input", fields: { outcome: "choose_one" } });
  const given = chosen === "dealt_with" ? dealtWith : { outcome: chosen, days: daysOf(form.value) };
  const decided = await apiOf(context).call(decideCase, {
    ...order,
    ...given,
    ...(quick && quickly),
    number,
    reported,
  });
  const { texts, renewed } = changedRefusal(context);
  const unfit = order.ground && { choose_one: textsOf(context)("operators:case.ground_unfit") };
  const refuse = (problem: Problem) => form.refuse(problem, { renewed, texts: { ...texts, ...unfit } });
  return afterDecision({ context, queue: "reports", number, typed: form.typed, decided, refuse });
}

const dealtWith = { outcome: "nothing", ground: "dealt_with", days: undefined } as const;
/** The button for nothing says all of it. */
const quickly = { ground: "no_violation" } as const;

export default function InspectCase({ loaderData, actionData }: Route.ComponentProps) {
  const { view, waits } = loaderData;
  const { t } = useTranslation("operators");
  return (
    <Page
      title={<NumberedText text={t(`case.title_${view.kind}`, { case: view.case })} />}
      lead={t("case.waits", { at: waits })}
      width="wide"
    >
      <ToDecision />
      <div className={columns}>
        <div className={column}>
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
  const { reported } = view;
  const elsewhere = writtenElsewhere(reply, reported);
  return (
    <Card as="section" id={DECISION}>
      <h2>{t("operators:case.decide")}</h2>
      <CountsNow standing={view.standing} />
      {!reported && <p>{t(view.messages.length > 0 ? "operators:case.writer_gone" : "operators:case.nobody_here")}</p>}
      {elsewhere && <WrittenAbout {...elsewhere} />}
      <ServerForm
        constraint={constraint}
        reply={elsewhere ? { ...reply, initialValue: {}, fields: [] } : reply}
        errorTitle={t("login:errors_title")}
        labels={labels}
      >
        <EnterButton />
        <FindMember number={number} view={view} />
        <Hidden name="seen" value={String(view.seen)} />
        {/* Never what a refused form held: it is about somebody else by now. */}
        <input type="hidden" name="reported" value={reported ?? ""} readOnly />
        <Actions>
          <Button name="quick" value="nothing" tone="secondary" icon="check" data-key="a">
            {t("operators:case.nothing")}
          </Button>
        </Actions>
        <DecisionFields outcomes={reported ? reportOutcomes : ["nothing", "dealt_with"]} />
        <ExplanationField readers={reported ? "report" : "nobody"} />
        <Actions>
          <Button data-key="r" {...decisionNeeds}>
            {t("operators:case.submit")}
          </Button>
        </Actions>
      </ServerForm>
      <LeaveForm queue="reports" number={number} />
      <p data-keys hidden>
        {t("operators:case.keys")}
      </p>
    </Card>
  );
}

/** What was typed while the page showed another member, or nobody: it must not become a decision about this one. */
function writtenElsewhere(reply: FormReply | undefined, reported: string | null) {
  if (!reply) return undefined;
  const { reported: before, words } = sentValues({ ...reply, fields: ["reported", "words"] });
  return (before || null) === reported ? undefined : { before, words };
}

function WrittenAbout({ before, words }: { before: string | undefined; words: string | undefined }) {
  const { t } = useTranslation("operators");
  if (!words) return null;
  return (
    <>
      <p>{before ? t("case.written_about", { id: before }) : t("case.written_about_nobody")}</p>
      <blockquote dir="auto" className={styles.words}>
        {words}
      </blockquote>
    </>
  );
}

/** Only of a complaint that does not say itself whom it is about. What was typed goes along. */
function FindMember({ number, view }: Pick<Route.ComponentProps["loaderData"], "number" | "view">) {
  const { t } = useTranslation("operators");
  if (view.kind !== "complaint" || view.messages.length > 0 || (view.reported && !view.attached)) return null;
  return (
    <Actions>
      <Button formAction={findMemberPath(number)} formNoValidate tone="secondary" icon="search">
        {t(view.attached ? "attach.other" : "attach.link")}
      </Button>
    </Actions>
  );
}
