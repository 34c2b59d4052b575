import { redirect } from "react-router";
import { openMember } from "../../../contract/operators/operator-members.ts";
import { formatMoment } from "../../../domain/locale/format.ts";
import { useLocale } from "../../../page-parts/use-locale.ts";
import { apiOf, localeOf } from "../../../request/context.server.ts";
import { constraintsOf } from "../../../request/forms/constraints.server.ts";
import { readForm } from "../../../request/forms/form.server.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { failure } from "../../../request/pages/failure.server.ts";
import type { PageHandle } from "../../../request/pages/page-handle.ts";
import { Card } from "../../../ui/card/card.tsx";
import { Page } from "../../../ui/page/page.tsx";
import { changedRefusal } from "../queue/changed.server.ts";
import { AuditList } from "../audit/audit-list.tsx";
import { followedView } from "../cases/case-view.ts";
import type { Route } from "./+types/member.ts";
import { OpenForm } from "./open-form.tsx";
import { MemberCases } from "./member-cases.tsx";
import { MemberFacts } from "./member-facts.tsx";
import { MemberLists } from "./member-lists.tsx";
import { memberView } from "./member-view.ts";
import { openForm } from "./members.form.ts";
import { afterOpening, openedMember } from "./opened-member.server.ts";

export const handle = { title: "operators:member.title" } satisfies PageHandle;

export async function loader({ params, context }: Route.LoaderArgs) {
  const opened = await openedMember(context, params.id);
  if (!opened) return { id: params.id, constraint: constraintsOf(openForm) };
  const locale = localeOf(context);
  const cases = opened.cases.map((one) => followedView(one, locale));
  return { id: params.id, view: memberView(opened.member, locale), cases, audit: opened.audit };
}

/** Why the operator looks; then the page shows. */
export async function action({ request, url, params, context }: Route.ActionArgs) {
  const form = await readForm({ request, schema: openForm, context });
  if (!form.ok) return form.reject();
  const opened = await apiOf(context).call(openMember, { id: params.id, ...form.value });
  if (opened.ok) return redirect(afterOpening(params.id, url), 303);
  if (opened.problem.error === "not_found") throw failure(opened.problem);
  return form.refuse(opened.problem, changedRefusal(context));
}

/** A member as operators see them: never a password, a token or a message. */
export default function Member({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("operators");
  const locale = useLocale();
  const { id, view, cases, audit, constraint } = loaderData;
  if (!view || !cases || !audit) return <OpenForm id={id} constraint={constraint} reply={actionData?.form} />;
  return (
    <Page title={<bdi>{view.name}</bdi>} lead={t("member.lead")}>
      <MemberFacts {...view} />
      <MemberCases id={id} cases={cases} />
      <MemberLists {...view} />
      <Card as="section">
        <h2>{t("member.audit")}</h2>
        <AuditList rows={audit.map((row) => ({ ...row, at: formatMoment(row.at, locale) }))} />
      </Card>
    </Page>
  );
}
