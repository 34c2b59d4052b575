import { data, redirect } from "react-router";
import { block } from "../../contract/safety/blocks.ts";
import type { Problem } from "../../contract/problems.ts";
import { sendReport } from "../../contract/safety/reports.ts";
import { redirectTarget } from "../../request/forms/redirect-target.ts";
import { apiOf, type Context, mintKey, textsOf } from "../../request/context.server.ts";
import { constraintsOf } from "../../request/forms/constraints.server.ts";
import { typedReply } from "../../request/forms/typed-reply.server.ts";
import { readForm, type Refused } from "../../request/forms/form.server.ts";
import { sealCase, sentCase } from "../../request/visitor/sent-case.server.ts";
import { failure } from "../../request/pages/failure.server.ts";
import type { PageHandle } from "../../request/pages/page-handle.ts";
import type { Route } from "./+types/report.ts";
import { sentValues } from "../../ui/form/form-fields.ts";
import { namedIn } from "../../page-parts/reported-about.ts";
import { messagePages } from "./message-pages.ts";
import { olderForm, reportForm } from "./report.form.ts";
import { ReportForm } from "./report-form.tsx";
import { BLOCKED, reportReceipt } from "./report-receipt.server.ts";
import { ReportReceived } from "./report-received.tsx";
import { chosenMessage, reportedMember } from "./reported.server.ts";

export const handle = { title: "safety:report.title_page", quiet: true } satisfies PageHandle;

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const sent = await sentCase(context, url);
  if (sent) return { receipt: await reportReceipt({ number: sent.number, id: params.id, url, context }) };
  const reported = await reportedMember(params.id, url, context);
  const profile = `/members/${encodeURIComponent(params.id)}`;
  const from = reported.isBlocked ? BLOCKED : reported.isGone ? `${profile}/chat` : profile;
  const back = redirectTarget(url.searchParams.get("back"), from);
  return {
    receipt: undefined,
    ...reported,
    back,
    ...messagePages(url, { older: reported.older, back }),
    /** The same report again, however often it is sent. */
    key: mintKey(),
    typed: await typedAnswer({ id: params.id, url, context }),
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
  const back = redirectTarget(url.searchParams.get("back"), from);
  const receipt = `${profile}/report`;
  const number = await sealCase(context, { number: sent.value.case }, receipt);
  return redirect(`${receipt}?${new URLSearchParams({ sent: number, back })}`, 303);
}

function waitingText({ limit }: Problem, context: Context) {
  return { reports_waiting: textsOf(context)("safety:report.waiting", { count: Number(limit) }) };
}

/** What was typed here when the session ended, with the message that was chosen. */
async function typedAnswer({ id, url, context }: { id: string; url: URL; context: Context }) {
  const form = await typedReply(url, context);
  return form && { form, chosen: await chosenMessage(sentValues(form)["about"] ?? "", id, context) };
}

/** What was typed comes back, and the message that was chosen with it: the page may show older ones. */
async function withChosen({ data: { form }, init }: Refused, id: string, context: Context) {
  return data({ form, chosen: await chosenMessage(sentValues(form)["about"] ?? "", id, context) }, init ?? {});
}

/** What is wrong, with what, in the member's own words. Nobody tells the other one. */
export default function Report({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.receipt) return <ReportReceived {...loaderData.receipt} />;
  return <ReportForm page={loaderData} answer={actionData} />;
}
