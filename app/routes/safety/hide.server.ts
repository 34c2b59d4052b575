import { redirect } from "react-router";
import { hideMember, unhideMember } from "../../contract/people/hidden.ts";
import type { Problem } from "../../contract/problems.ts";
import { memberName } from "../../page-parts/words/member-name.ts";
import { apiOf, type Context, flash, textsOf } from "../../request/context.server.ts";
import { readForm } from "../../request/forms/form.server.ts";
import { redirectTarget } from "../../request/forms/redirect-target.ts";
import { referringPage } from "../../request/forms/referring-page.ts";
import type { Translate } from "../../request/locale/texts.server.ts";
import { problemText } from "../../request/locale/problem-text.ts";
import { failure } from "../../request/pages/failure.server.ts";
import { hidingForm } from "./hidden.form.ts";

interface HideArgs {
  request: Request;
  url: URL;
  context: Context;
}

/** "Don't show again", or its undoing, from any page; it leads back there (or to `back`), which says so and offers to undo. */
export async function hideAction({ request, url, context }: HideArgs) {
  const form = await readForm({ request, schema: hidingForm, context });
  if (!form.ok) throw failure(form.problem);
  const { hide, show = "" } = form.value;
  const [api, t] = [apiOf(context), textsOf(context)];
  const done =
    hide === undefined ? await api.call(unhideMember, { id: show }) : await api.call(hideMember, { id: hide });
  if (done.ok) flash(context, hide === undefined ? shown(t) : hidden(hide, done.value as Hidden, t));
  else if (done.problem.error === "authentication_required") return form.refuse(done.problem);
  else flash(context, { tone: "danger", text: refusal(done.problem, t) });
  throw redirect(redirectTarget(url.searchParams.get("back"), referringPage(request, "/members")), 303);
}

type Hidden = { profile?: Parameters<typeof memberName>[0] };

function hidden(id: string, { profile = { id } }: Hidden, t: Translate) {
  const undo = { action: "/profile/hidden", name: "show", value: id, label: t("safety:hidden.undo") };
  const text = t("safety:hidden.done", { name: memberName(profile, t) });
  return { tone: "success", text, stays: true, undo } as const;
}

function shown(t: Translate) {
  return { tone: "success", text: t("safety:hidden.undone") } as const;
}

function refusal(problem: Problem, t: Translate): string {
  if (problem.error !== "hidden_limit") return problemText(problem, t);
  return t("safety:hidden.full", { count: Number(problem.limit) });
}
