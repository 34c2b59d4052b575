import { decidedCase } from "../../../contract/operators/operator-cases.ts";
import { NumberedText } from "../../../page-parts/words/numbered-text.tsx";
import { apiOf, localeOf, settingsOf, textsOf } from "../../../request/context.server.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { failure } from "../../../request/pages/failure.server.ts";
import type { PageHandle } from "../../../request/pages/page-handle.ts";
import { Card } from "../../../ui/card/card.tsx";
import { Page } from "../../../ui/page/page.tsx";
import { memberPath } from "../members/member-path.ts";
import { toMember } from "../members/opened-member.server.ts";
import type { Route } from "./+types/decided-case.ts";
import { evidenceView } from "./case-view.ts";
import { DecisionList } from "./decision-list.tsx";
import { Evidence } from "./evidence.tsx";

export const handle = { title: "operators:case.decided_title" } satisfies PageHandle;

/** Only for who has opened the member; each look is written down. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const opened = await apiOf(context).call(decidedCase, params);
  if (!opened.ok) throw opened.problem.error === "reason_required" ? toMember(params.id) : failure(opened.problem);
  const words = { prefix: settingsOf(context).cdn_prefix, locale: localeOf(context), t: textsOf(context) };
  return { id: params.id, view: evidenceView(opened.value, words) };
}

/** A decided case and what is left of its evidence. */
export default function DecidedCase({ loaderData: { id, view } }: Route.ComponentProps) {
  const { t } = useTranslation("operators");
  return (
    <Page
      title={<NumberedText text={t(`case.title_${view.kind}`, { case: view.case })} />}
      lead={t("case.decided_lead")}
      back={<a href={memberPath(id)}>{t("member.back", { name: id })}</a>}
    >
      <Card as="section">
        <h2>{t("case.decisions")}</h2>
        <DecisionList {...view} />
      </Card>
      {view.evidence ? <Evidence view={view} /> : <p>{t("case.no_evidence")}</p>}
    </Page>
  );
}
