import { data, redirect } from "react-router";
import { PageMemberField } from "../../page-parts/page-member-field.tsx";
import { block } from "../../contract/safety/blocks.ts";
import { LONGEST_REPORT, reportReasons } from "../../contract/safety/cases.ts";
import type { Problem } from "../../contract/problems.ts";
import { sendReport } from "../../contract/safety/reports.ts";
import { redirectTarget } from "../../request/forms/redirect-target.ts";
import { CharactersLeft } from "../../page-parts/characters-left.tsx";
import { useMemberName } from "../../page-parts/words/use-member-name.ts";
import { apiOf, type Context, mintKey, textsOf } from "../../request/context.server.ts";
import { constraintsOf } from "../../request/forms/constraints.server.ts";
import { readForm, type Refused } from "../../request/forms/form.server.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { sealCase, sentCase } from "../../request/session/sent-case.server.ts";
import { failure } from "../../request/pages/failure.server.ts";
import type { PageHandle } from "../../request/pages/page-handle.ts";
import { Actions } from "../../ui/button/actions.tsx";
import { Button } from "../../ui/button/button.tsx";
import { Card } from "../../ui/card/card.tsx";
import { CheckboxField } from "../../ui/form/checkbox-field.tsx";
import { ChoiceField } from "../../ui/form/choice-field.tsx";
import { EnterButton } from "../../ui/form/enter-button.tsx";
import { Hidden } from "../../ui/form/hidden.tsx";
import { ServerForm } from "../../ui/form/server-form.tsx";
import { TextField } from "../../ui/form/text-field.tsx";
import { Page } from "../../ui/page/page.tsx";
import type { Route } from "./+types/report.ts";
import { sentValues } from "../../ui/form/form-fields.ts";
import { AboutField } from "./about-field.tsx";
import { namedIn } from "../../page-parts/reported-about.ts";
import { olderForm, reportForm } from "./report.form.ts";
import { ReportReceived } from "./report-received.tsx";
import { chosenMessage, reportedMember } from "./reported.server.ts";

export const handle = { title: "safety:report.title_page", quiet: true } satisfies PageHandle;

/** The list of blocked members: the profile of one is not to be seen. */
const BLOCKED = "/profile/blocked";
const MEMBERS = "/members";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const number = await sentCase(context, url);
  if (number !== undefined) return { number, back: redirectTarget(url.searchParams.get("back"), MEMBERS) };
  const reported = await reportedMember(params.id, url, context);
  const profile = `/members/${encodeURIComponent(params.id)}`;
  const from = reported.isBlocked ? BLOCKED : reported.isGone ? `${profile}/chat` : profile;
  return {
    ...reported,
    back: redirectTarget(url.searchParams.get("back"), from),
    /** The same report again, however often it is sent. */
    key: mintKey(),
    constraint: constraintsOf(reportForm),
  };
}

/** Reports, then blocks where that was ticked: the evidence of a conversation would go with it. */
export async function action({ request, params, url, context }: Route.ActionArgs) {
  const asked = await readForm({ request: request.clone(), schema: olderForm, context });
  const again = (refused: Refused) => withChosen(refused, params.id, context);
  if (asked.ok) return again(asked.again());
  const form = await readForm({ request, schema: reportForm, context });
  if (!form.ok) return again(form.reject());
  const { key, about, reason, text, block: alsoBlock } = form.value;
  const api = apiOf(context);
  const sent = await api.call(sendReport, { key, id: params.id, reason, text, ...namedIn(about) });
  if (!sent.ok) return again(form.refuse(sent.problem, { texts: waitingText(sent.problem, context) }));
  const blocked = alsoBlock ? await api.call(block, { id: params.id }) : undefined;
  // The report has arrived: that somebody is gone meanwhile takes nothing from it.
  if (blocked && !blocked.ok && blocked.problem.error !== "not_found") throw failure(blocked.problem);
  const profile = `/members/${encodeURIComponent(params.id)}`;
  // The conversation is there also when the profile is not.
  const from = namedIn(about).message === undefined ? profile : `${profile}/chat`;
  const back = alsoBlock ? MEMBERS : redirectTarget(url.searchParams.get("back"), from);
  return redirect(
    `${profile}/report?${new URLSearchParams({ sent: await sealCase(context, sent.value.case), back })}`,
    303,
  );
}

function waitingText({ limit }: Problem, context: Context) {
  return { reports_waiting: textsOf(context)("safety:report.waiting", { count: Number(limit) }) };
}

/** What was typed comes back, and the message that was chosen with it: the page may show older ones. */
async function withChosen({ data: { form }, init }: Refused, id: string, context: Context) {
  return data({ form, chosen: await chosenMessage(sentValues(form)["about"] ?? "", id, context) }, init ?? {});
}

/** What is wrong, with what, in the member's own words. Nobody tells the other one. */
export default function Report({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.number !== undefined) return <ReportReceived {...loaderData} />;
  return <ReportForm page={loaderData} answer={actionData} />;
}

interface FormProps {
  page: Exclude<Route.ComponentProps["loaderData"], { number: string }>;
  answer: Route.ComponentProps["actionData"];
}

function ReportForm({ page, answer }: FormProps) {
  const { person, isBlocked, isGone, about, older, back, constraint } = page;
  const { form: reply, chosen = page.chosen } = answer ?? {};
  const { t } = useTranslation(["safety", "login", "common"]);
  const name = useMemberName(person);
  return (
    <Page
      title={t("safety:report.title", { name })}
      lead={t("safety:report.lead", { name })}
      back={<a href={back}>{t("safety:report.back")}</a>}
    >
      <Card>
        <ServerForm
          constraint={constraint}
          reply={reply}
          errorTitle={t("login:errors_title")}
          labels={{
            about: t("safety:report.about"),
            reason: t("safety:report.reason"),
            text: t("safety:report.text"),
            block: t("safety:report.block", { name }),
          }}
          defaultValue={{ about }}
        >
          <EnterButton />
          <PageMemberField />
          <Hidden name="key" value={page.key} />
          <AboutField
            name={name}
            hasProfile={!isGone}
            photos={page.photos}
            messages={withFirst(page.messages, chosen)}
            older={older === undefined ? undefined : `?${new URLSearchParams({ before: String(older), back })}`}
          />
          <WhyFields />
          {!isBlocked && !isGone && <CheckboxField name="block" hint={t("safety:report.block_hint")} />}
          <p>{t("safety:report.kept")}</p>
          <Actions>
            <Button icon="flag">{t("safety:report.send")}</Button>
          </Actions>
        </ServerForm>
      </Card>
    </Page>
  );
}

function WhyFields() {
  const { t } = useTranslation(["safety", "cases"]);
  return (
    <>
      <ChoiceField
        name="reason"
        options={reportReasons.map((value) => ({ value, label: t(`cases:reasons.${value}`) }))}
      />
      <TextField
        name="text"
        hint={
          <>
            {t("safety:report.text_hint", { max: LONGEST_REPORT })} <CharactersLeft name="text" most={LONGEST_REPORT} />
          </>
        }
        lines={4}
      />
    </>
  );
}

function withFirst<Item extends { id: string }>(items: Item[], first: Item | undefined): Item[] {
  return first && !items.some(({ id }) => id === first.id) ? [first, ...items] : items;
}
